import {yamlFix} from '../../plugins/frontMatter/yamlFix.ts';

const usual =
  'Put braces and angle brackets into code spans, and close every component: `<Steps>…</Steps>`, `<Term … />`.';

/** What to write instead, by what the MDX parser says and by the line that it names. */
const fixes: readonly {
  readonly says: RegExp;
  readonly where?: RegExp;
  readonly fix: string;
}[] = [
  {
    says: /\(U\+20(?:18|19|1C|1D)\)/,
    fix: 'Write straight quotation marks: `id="T080"`.',
  },
  {
    says: /acorn/,
    where: /\{#/,
    fix: 'Write the id of a heading as a comment: `{/* #print-a-list */}`.',
  },
  {
    says: /acorn|brace/,
    fix: 'Put the braces into a code span, or close them.',
  },
  {
    says: /before name/,
    fix: 'Put a “<” that begins no component into a code span, or write `&lt;`.',
  },
];

/**
 * Returns what to write instead of a syntax error.
 * @param reason of the parser
 * @param line content of the line that the parser names
 * @param isFrontMatter whether the line is above the text
 */
export function syntaxFix(reason: string, line: string, isFrontMatter: boolean): string {
  if (isFrontMatter) {
    const fix = yamlFix(reason, line);
    return `${fix.charAt(0).toUpperCase()}${fix.slice(1)}`;
  }
  return (
    fixes.find(({says, where}) => says.test(reason) && (where?.test(line) ?? true))?.fix ?? usual
  );
}
