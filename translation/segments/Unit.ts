import {createHash} from 'node:crypto';
import type {LocaleId} from '../../config/locales.ts';
import {isCode, type Part} from './Part.ts';
import type {Piece, Slot} from './Piece.ts';

/** A part of a page that the other language lacks, and where it goes there. */
export interface Addition {
  readonly piece: Piece;
  /** Offset in the other language's file. */
  readonly at: number;
  /** What separates it from its neighbours in the source. */
  readonly before: string;
  readonly after: string;
}

/** A text of one language and the same text of the other. */
export interface Unit {
  /** Where it is in the file: ids and kinds, joined by full stops. Unique in a file. */
  readonly path: string;
  /** Id of the section it belongs to. */
  readonly section: string;
  /** Line of the source file. */
  readonly line: number;
  /** What the text is: `heading`, `paragraph`, `caption`. */
  readonly kind: string;
  readonly source: Slot;
  /** Nothing where the other language lacks the text. */
  readonly target?: Slot;
  /** The new part of the other language's file that will hold the text. */
  readonly addition?: Addition;
}

/** All texts of a file that is, or will be, in both languages. */
export interface UnitFile {
  /** Paths from the root of the project. */
  readonly sourceFile: string;
  readonly targetFile: string;
  readonly to: LocaleId;
  readonly product?: string;
  readonly title: string;
  readonly source: string;
  /** Nothing where the other language lacks the file. */
  readonly target?: string;
  readonly units: readonly Unit[];
  /** Sections in which the two languages do not agree, or where that was never recorded. */
  readonly behind: ReadonlySet<string>;
  /** Headings by the id of their section. */
  readonly headings: ReadonlyMap<string, string>;
  /**
   * All texts in a version of the target file, in the order of the file.
   * @throws Error if the file cannot be read
   */
  readonly readSlots: (file: string) => readonly Slot[];
}

/** Ten digits that change with a text or its codes. */
export function partsHash(parts: readonly Part[] | undefined): string {
  if (parts === undefined) {
    return '0';
  }
  const written = JSON.stringify(
    parts.map((part) => (isCode(part) ? [part.shape, part.raw] : part)),
  );
  return createHash('sha256').update(written).digest('hex').slice(0, 10);
}
