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

/** An index that is ready to answer. Its inside is the engine's own. */
export interface SearchIndex {
  readonly importance: number;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  readonly vocabulary: Vocabulary;
  readonly texts: Postings;
  /** Of each section: how much a word in its text counts, by length (BM25). */
  readonly textNorms: Float64Array;
  readonly pageTitles: TitleField;
  readonly sectionTitles: TitleField;
  readonly breadcrumbs: TitleField;
  /** The questions that sections answer. */
  readonly asks: TitleField;
  /** Of each question its section. */
  readonly askedOf: readonly number[];
  readonly simplified: CharacterTable;
  /** The traditional characters of the documents, by simplified ones. */
  readonly traditional: ReadonlyMap<string, readonly string[]>;
  readonly syllables: ReadonlyMap<string, string>;
  readonly readings: ReadonlyMap<string, string>;
  /** Folded. */
  readonly synonyms: readonly (readonly string[])[];
  /** The words of `synonyms` as they are named to the reader. */
  readonly named: ReadonlyMap<string, string>;
  readonly silent: readonly string[];
  readonly regional: ReadonlyMap<string, string>;
}
