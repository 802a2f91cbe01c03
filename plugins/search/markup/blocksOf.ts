import {lineSigns, plainOf, type LineKind} from './signs.ts';

/** A line of a text. */
export interface Block {
  readonly kind: LineKind | 'row' | 'paragraph';
  /** Text with inline signs. */
  readonly text: string;
  /** For a row: its cells with their column headers. */
  readonly cells: readonly {readonly head: string; readonly text: string}[];
}

const kinds = new Map<string, LineKind>(
  Object.entries(lineSigns).map(([kind, sign]) => [sign, kind as LineKind]),
);

/** Returns the lines of a text without table headers: each row contains its headers. */
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
