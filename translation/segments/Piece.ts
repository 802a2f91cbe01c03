import type {Part} from './Part.ts';

/** How a text is written in its file, and so what has to be escaped in it. */
export type Syntax =
  'attribute' | 'cell' | 'expression' | 'json' | 'jsx' | 'markdown' | 'yaml' | 'yaml-markdown';

/** Where a file holds one text to translate. */
export interface Slot {
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly syntax: Syntax;
  readonly parts: readonly Part[];
}

/**
 * A part of a file that may have a counterpart in the other language: a section, a paragraph, a
 * row, an attribute. Children lie inside it, in the order of the file.
 */
export interface Piece {
  /** What it is. Counterparts have the same kind. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly slot?: Slot;
  /** Content that is the same in both languages: a number, a code. */
  readonly fixed?: string;
  readonly children: readonly Piece[];
}
