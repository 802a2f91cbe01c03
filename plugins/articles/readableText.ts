/** Code spans and blocks are kept: `<name>` in them is text, not markup. */
const code = /(```[\s\S]*?```|`[^`\n]*`)/;

/** Index behind the JSX tag that starts at `start`; braces and quotes may hold `>`. */
function tagEnd(source: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (quote !== '') {
      quote = character === quote ? '' : quote;
    } else if (character === '"' || (character === "'" && depth > 0)) {
      quote = character;
    } else if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
    } else if (character === '>' && depth === 0) {
      return index + 1;
    }
  }
  return source.length;
}

function withoutTags(source: string): string {
  let text = '';
  let index = 0;
  for (;;) {
    const start = source.slice(index).search(/<[A-Za-z/]/);
    if (start < 0) {
      return text + source.slice(index);
    }
    text += `${source.slice(index, index + start)} `;
    index = tagEnd(source, index + start);
  }
}

/**
 * What of an MDX text is read: no imports, no tags with their properties, no comments, no link
 * addresses. Enough to count words with; not a parser.
 */
export function readableText(mdx: string): string {
  return mdx
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : withoutTags(
            part
              .replace(/^import .*$/gm, '')
              .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
              .replace(/\]\([^)\s]*\)/g, ']'),
          ),
    )
    .join('');
}
