import {createHash} from 'node:crypto';
import type {LocaleId} from '../../config/locales.ts';
import {isCode, type Part} from './Part.ts';
import type {Piece, Slot} from './Piece.ts';

/** A part of a page that the other language lacks, and its place there. */
export interface Addition {
  readonly piece: Piece;
  /** Offset in the other language's file. */
  readonly at: number;
  /** The separator between this part and its neighbours in the source. */
  readonly before: string;
  readonly after: string;
}

/** A text in the source language and its counterpart in the target language. */
export interface Unit {
  /** Place of the text in the file: ids and kinds, joined by full stops. Unique in a file. */
  readonly path: string;
  /** Id of the section it belongs to. */
  readonly section: string;
  /** Line of the source file. */
  readonly line: number;
  /** The kind of text: `heading`, `paragraph`, `caption`. */
  readonly kind: string;
  readonly source: Slot;
  /** Absent if the other language lacks the text. */
  readonly target?: Slot;
  /** The new part of the other language's file that will contain the text. */
  readonly addition?: Addition;
}

/** A text that the other language lacks and the import cannot insert. */
export interface UnplacedText {
  /** Line of the source file. */
  readonly line: number;
  readonly text: string;
}

/** All translatable texts of a file. */
export interface UnitFile {
  /** Paths from the root of the project. */
  readonly sourceFile: string;
  readonly targetFile: string;
  readonly to: LocaleId;
  readonly product?: string;
  readonly title: string;
  readonly source: string;
  /** Absent if the other language lacks the file. */
  readonly target?: string;
  readonly units: readonly Unit[];
  readonly unplaced: readonly UnplacedText[];
  /** Sections for which the two languages do not agree, or no agreement was recorded. */
  readonly behind: ReadonlySet<string>;
  /** Headings by the id of their section. */
  readonly headings: ReadonlyMap<string, string>;
  /**
   * Returns all texts in a version of the target file, in the order of the file.
   * @throws Error if the file cannot be parsed
   */
  readonly readSlots: (file: string) => readonly Slot[];
}

/** Returns ten hexadecimal digits that depend on a text and its codes. */
export function partsHash(parts: readonly Part[] | undefined): string {
  if (parts === undefined) {
    return '0';
  }
  const written = JSON.stringify(
    parts.map((part) => (isCode(part) ? [part.shape, part.raw] : part)),
  );
  return createHash('sha256').update(written).digest('hex').slice(0, 10);
}
