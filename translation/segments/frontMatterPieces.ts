import {isMap, isScalar, isSeq, parseDocument, type Node} from 'yaml';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {inlineParts} from './inlineParts.ts';
import type {Piece, Slot, Syntax} from './Piece.ts';

type MatterSyntax = Extract<Syntax, 'yaml' | 'yaml-markdown'>;

const markdown = unified().use(remarkParse);

const pageFields = ['title', 'description', 'sidebar_label'];

/** Translatable fields of the lists `tasks` (landing pages) and `items` (posts). */
const listFields: Readonly<Record<string, readonly string[]>> = {
  tasks: ['need'],
  items: ['title', 'text'],
};

function partsOf(value: string, syntax: MatterSyntax): Slot['parts'] {
  const [first, ...others] = syntax === 'yaml' ? [] : markdown.parse(value).children;
  return first?.type === 'paragraph' && others.length === 0
    ? inlineParts(first.children, value)
    : [value];
}

function pieceOf(node: unknown, kind: string, offset: number, syntax: MatterSyntax): Piece[] {
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
    {kind, ...place, children: [], slot: {...place, syntax, parts: partsOf(node.value, syntax)}},
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
  const page = pageFields.flatMap((field) =>
    pieceOf(document.get(field, true), field, offset, 'yaml'),
  );
  const items: Piece[] = [];
  for (const [list, fields] of Object.entries(listFields)) {
    const entries = document.get(list, true);
    for (const [index, entry] of (isSeq(entries) ? entries.items : []).entries()) {
      if (!isMap(entry)) {
        continue;
      }
      const texts = (prefix: string) =>
        fields.flatMap((field) =>
          pieceOf(entry.get(field, true), `${prefix}${field}`, offset, 'yaml-markdown'),
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
          children: texts(''),
        });
      }
    }
  }
  return {page, items};
}
