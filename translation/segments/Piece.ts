import type {Part} from './Part.ts';

/** The syntax of a text in its file, which decides what must be escaped. */
export type Syntax =
  'attribute' | 'cell' | 'expression' | 'json' | 'jsx' | 'markdown' | 'title' | 'yaml';

/** The place of one translatable text in a file. */
export interface Slot {
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly syntax: Syntax;
  readonly parts: readonly Part[];
}

/**
 * A part of a file that may have a counterpart in the other language: a section, a paragraph, a
 * row, an attribute. Its children lie inside it, in the order of the file.
 */
export interface Piece {
  /** The kind of the piece. Counterparts have the same kind. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly slot?: Slot;
  /**
   * Content that is the same in both languages: a number, a code. It is not offered to translators,
   * but a translation may have it where the other language has words.
   */
  readonly fixed?: string;
  readonly children: readonly Piece[];
}

/** Whether a text has letters: numbers and symbols are the same in both languages. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Returns the texts of pieces in the order of the file. */
export function slotsIn(pieces: readonly Piece[]): Slot[] {
  return pieces
    .flatMap((piece): Slot[] => [...(piece.slot ? [piece.slot] : []), ...slotsIn(piece.children)])
    .sort((one, other) => one.start - other.start);
}
