import {lineSigns, plainOf, type LineKind} from './signs.ts';

/** A line of a text. */
export interface Block {
  readonly kind: LineKind | 'row' | 'paragraph';
  /** With the signs of its stretches. */
  readonly text: string;
  /** Of a row: its cells with their column headers. */
  readonly cells: readonly {readonly head: string; readonly text: string}[];
}

const kinds = new Map<string, LineKind>(
  Object.entries(lineSigns).map(([kind, sign]) => [sign, kind as LineKind]),
);

/** The lines of a text, heads of tables left out: each row has its own. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let heads: readonly string[] = [];
  for (const line of text.split('\n')) {
    const signed = kinds.get(line.charAt(0));
    const kind = signed ?? (line.includes('\t') ? 'row' : 'paragraph');
    const rest = signed ? line.slice(1) : line;
    if (kind === 'head') {
      heads = rest.split('\t').map(plainOf);
    } else if (rest.trim() !== '') {
      const cells =
        kind === 'row'
          ? rest.split('\t').map((cell, at) => ({head: heads[at] ?? '', text: cell}))
          : [];
      blocks.push({kind, text: rest, cells: cells.filter(({text: cell}) => cell.trim() !== '')});
    }
  }
  return blocks;
}
