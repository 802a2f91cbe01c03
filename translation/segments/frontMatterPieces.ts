import {isMap, isScalar, isSeq, parseDocument, type Node} from 'yaml';
import {inlineParts, type InlinePart} from '../../src/lib/inlineParts.ts';
import {withLabels, type Found} from './inlineParts.ts';
import type {Part} from './Part.ts';
import type {Piece} from './Piece.ts';

const pageFields = ['title', 'description', 'sidebar_label'];

/** Translatable fields of the lists `tasks` (landing pages) and `items` (posts). */
const listFields: Readonly<Record<string, readonly string[]>> = {
  tasks: ['need'],
  items: ['title', 'text'],
};

const plain = (value: string): readonly Part[] => [value];

const marks = {bold: '**', italic: '*'} as const;

function foundIn({style, text}: InlinePart): Found[] {
  if (style === 'plain') {
    return [text];
  }
  if (style === 'code') {
    return [{shape: 'alone', kind: 'code', raw: `\`${text}\``}];
  }
  const code = {kind: 'format', raw: marks[style]} as const;
  return [{shape: 'open', ...code}, text, {shape: 'close', ...code}];
}

/** Reads a text of an item as the page does. */
const marked = (value: string) => withLabels(inlineParts(value).flatMap(foundIn));

function pieceOf(node: unknown, kind: string, offset: number, partsOf = plain): Piece[] {
  const [start, end] = (node as Node | undefined)?.range ?? [];
  if (
    !isScalar(node) ||
    typeof node.value !== 'string' ||
    start === undefined ||
    end === undefined
  ) {
    return [];
  }
  const place = {start: start + offset, end: end + offset};
  return [
    {kind, ...place, children: [], slot: {...place, syntax: 'yaml', parts: partsOf(node.value)}},
  ];
}

/**
 * Returns the translatable texts of the front matter. `asks` are written separately in each
 * language, and all other fields are the same in both.
 * @returns the texts of the page, and those of each item of a post by its id
 */
export function frontMatterPieces(source: string): {
  readonly page: readonly Piece[];
  readonly items: readonly Piece[];
} {
  const matter = /^---[^\S\n]*\n([\s\S]*?\n)---[^\S\n]*(?:\n|$)/.exec(source)?.[1];
  if (matter === undefined) {
    return {page: [], items: []};
  }
  const offset = source.indexOf('\n') + 1;
  const document = parseDocument(matter, {logLevel: 'silent'});
  const page = pageFields.flatMap((field) => pieceOf(document.get(field, true), field, offset));
  const items: Piece[] = [];
  for (const [list, fields] of Object.entries(listFields)) {
    const entries = document.get(list, true);
    for (const [index, entry] of (isSeq(entries) ? entries.items : []).entries()) {
      if (!isMap(entry)) {
        continue;
      }
      const texts = (prefix: string, partsOf = plain) =>
        fields.flatMap((field) =>
          pieceOf(entry.get(field, true), `${prefix}${field}`, offset, partsOf),
        );
      if (list === 'tasks') {
        page.push(...texts(`tasks.${index + 1}.`));
      } else {
        const [start = 0, end = 0] = entry.range ?? [];
        const id = String(entry.get('id'));
        items.push({
          kind: `item:${id}`,
          start: start + offset,
          end: end + offset,
          children: texts('', marked),
        });
      }
    }
  }
  return {page, items};
}
