import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify, {type Options} from 'remark-stringify';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {besideCodes, characterOf} from './besideCodes.ts';
import {isCode, type Part} from './Part.ts';
import type {Syntax} from './Piece.ts';

/** A code in the tree to write: source text of the file, which must not be escaped. */
interface RawNode {
  readonly type: 'rawCode';
  readonly value: string;
}

const writer = unified()
  .use(remarkStringify, {
    // A handler gets any node, but the library's type allows only its own nodes.
    handlers: {rawCode: (node: RawNode) => node.value} as Options['handlers'],
  })
  .use(remarkGfm)
  .use(remarkMdx);

/** Escapes characters that Markdown would read as syntax. */
function markdown(parts: readonly Part[]): string {
  const children = parts
    .flatMap((_, index) => besideCodes(parts, index))
    .map(({raw, text}): PhrasingContent | RawNode => ({
      type: raw ? 'rawCode' : 'text',
      value: text,
    }));
  const paragraph: Paragraph = {type: 'paragraph', children: children as PhrasingContent[]};
  const root: Root = {type: 'root', children: [paragraph]};
  return writer.stringify(root).trim();
}

/**
 * Protects the first word of a paragraph where the writer does not see that it would begin another
 * block: a callout (`:::`), or in the first column the JavaScript of MDX (`import`, `export`).
 */
function asParagraph(markdownText: string, before: string): string {
  const escaped = markdownText.replace(/^:(?=:)/, '\\:');
  return before === '\n' ? escaped.replace(/^(?=(?:import|export) )\w/, characterOf) : escaped;
}

const text = (parts: readonly Part[]) =>
  parts.map((part) => (isCode(part) ? part.raw : part)).join('');

const entity = (signs: RegExp) => (value: string) =>
  value.replace(/&(?=#?\w+;)/g, '&amp;').replace(signs, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/**
 * Writes the title of a code block with its quotation marks: the other ones if the text has “"”.
 * Remark decodes escapes and references before the title is read, so nothing could protect a mark.
 */
function title(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  return quote + entity(/[\\`]/g)(value) + quote;
}

const yaml = (value: string) =>
  stringify(value, {
    lineWidth: 0,
    singleQuote: true,
    defaultStringType: 'PLAIN',
    // A block would need the indentation of its place.
    blockQuote: false,
    // The framework reads posts as YAML 1.1, where a day is not a text.
    compat: 'yaml-1.1',
  }).trimEnd();

const writersBySyntax: Readonly<
  Record<Syntax, (parts: readonly Part[], before: string) => string>
> = {
  markdown: (parts, before) => asParagraph(markdown(parts), before),
  // In a table a vertical bar ends the cell, even in code, unless an unescaped backslash precedes it.
  cell: (parts) => markdown(parts).replace(/(?<=(?<!\\)(?:\\\\)*)\|/g, '\\|'),
  attribute: (parts, before) => entity(before === "'" ? /'/g : /"/g)(text(parts)),
  title: (parts) => title(text(parts)),
  jsx: (parts) => entity(/[{}<>]/g)(text(parts)),
  expression: (parts, before) =>
    JSON.stringify(text(parts))
      .slice(1, -1)
      .replace(/\\"/g, '"')
      .replaceAll(before, () => `\\${before}`),
  json: (parts) => JSON.stringify(text(parts)).slice(1, -1),
  yaml: (parts) => yaml(text(parts)),
};

/**
 * Writes a text so that parsing the file at that place returns exactly this text.
 * What no syntax can express is found by `unwritable`.
 * @param before the character before the text in the file, such as its quotation mark
 */
export function writeParts(parts: readonly Part[], syntax: Syntax, before = '\n'): string {
  return writersBySyntax[syntax](parts, before);
}
