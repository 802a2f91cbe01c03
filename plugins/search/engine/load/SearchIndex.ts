import type {CharacterTable} from '../text/fold.ts';
import type {Postings} from './loadIndex.ts';
import type {TitleField} from './titleField.ts';
import type {Vocabulary} from './Vocabulary.ts';

export interface Page {
  readonly u: string;
  readonly t: string;
  readonly b: readonly string[];
  /** Ordinals of its sections. */
  readonly sections: readonly number[];
}

export interface Section {
  readonly page: number;
  readonly h: string;
  readonly s: string;
}

/** A loaded index. Its structure is internal to the engine. */
export interface SearchIndex {
  readonly importance: number;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  readonly vocabulary: Vocabulary;
  readonly texts: Postings;
  /** For each section: the weight of a word in its text, by length (BM25). */
  readonly textNorms: Float64Array;
  readonly pageTitles: TitleField;
  readonly sectionTitles: TitleField;
  readonly breadcrumbs: TitleField;
  /** The questions that sections answer. */
  readonly asks: TitleField;
  /** For each question its section. */
  readonly askedOf: readonly number[];
  readonly simplified: CharacterTable;
  /** The traditional characters of the documents, by simplified character. */
  readonly traditional: ReadonlyMap<string, readonly string[]>;
  readonly syllables: ReadonlyMap<string, string>;
  readonly readings: ReadonlyMap<string, string>;
  /** Folded synonym groups. */
  readonly synonyms: readonly (readonly string[])[];
  /** The words of `synonyms` as the reader sees them. */
  readonly named: ReadonlyMap<string, string>;
  readonly silent: readonly string[];
  readonly regional: ReadonlyMap<string, string>;
}
