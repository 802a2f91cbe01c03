import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify, {type Options} from 'remark-stringify';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {isCode, type Part} from './Part.ts';
import type {Syntax} from './Piece.ts';

/** A code in the tree to write: source text of the file, which must not be escaped. */
interface RawNode {
  readonly type: 'rawCode';
  readonly value: string;
}

const processorFor = (plugins: 'markdown' | 'mdx') => {
  const processor = unified().use(remarkStringify, {
    // A handler gets any node, but the library's type allows only its own nodes.
    handlers: {rawCode: (node: RawNode) => node.value} as Options['handlers'],
  });
  return plugins === 'mdx' ? processor.use(remarkGfm).use(remarkMdx) : processor;
};

const writers = {mdx: processorFor('mdx'), markdown: processorFor('markdown')};

/** Splits a text so that “www.” is not read as an address, even before a space. */
function textNodes(text: string): (PhrasingContent | RawNode)[] {
  return text
    .split(/(?<=www)(\.)(?=\W|$)/i)
    .map((piece, index) =>
      index % 2 === 0 ? {type: 'text', value: piece} : {type: 'rawCode', value: '\\.'},
    );
}

/** Escapes characters that Markdown would read as syntax. */
function markdown(parts: readonly Part[], kind: keyof typeof writers): string {
  const children = parts.flatMap((part): (PhrasingContent | RawNode)[] =>
    isCode(part) ? [{type: 'rawCode', value: part.raw}] : textNodes(part),
  );
  const paragraph: Paragraph = {type: 'paragraph', children: children as PhrasingContent[]};
  const root: Root = {type: 'root', children: [paragraph]};
  return writers[kind].stringify(root).trim();
}

const text = (parts: readonly Part[]) =>
  parts.map((part) => (isCode(part) ? part.raw : part)).join('');

const entity = (signs: RegExp) => (value: string) =>
  value.replace(/&(?=#?\w+;)/g, '&amp;').replace(signs, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const yaml = (value: string) =>
  stringify(value, {lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN'}).trimEnd();

const writersBySyntax: Readonly<Record<Syntax, (parts: readonly Part[], quote: string) => string>> =
  {
    markdown: (parts) => markdown(parts, 'mdx'),
    // In a table a vertical bar ends the cell, even in code.
    cell: (parts) => markdown(parts, 'mdx').replace(/(?<!\\)\|/g, '\\|'),
    attribute: (parts, quote) => entity(quote === "'" ? /'/g : /"/g)(text(parts)),
    jsx: (parts) => entity(/[{}<>]/g)(text(parts)),
    expression: (parts, quote) =>
      JSON.stringify(text(parts))
        .slice(1, -1)
        .replace(/\\"/g, '"')
        .replaceAll(quote, () => `\\${quote}`),
    json: (parts) => JSON.stringify(text(parts)).slice(1, -1),
    yaml: (parts) => yaml(text(parts)),
    'yaml-markdown': (parts) => yaml(markdown(parts, 'markdown')),
  };

/**
 * Writes a text so that parsing the file at that place returns exactly this text.
 * @param quote the quotation mark around the text in the file
 */
export function writeParts(parts: readonly Part[], syntax: Syntax, quote = "'"): string {
  return writersBySyntax[syntax](parts, quote);
}
