/** Grows with every change of the format, so that a browser never misreads an older file. */
export const formatVersion = 4;

/** The file of an index: plain JSON without the documents' texts. */
export interface SerializedIndex {
  readonly version: typeof formatVersion;
  readonly locale: string;
  /** How much the pages count beside those of other indexes. */
  readonly importance: number;
  readonly pages: readonly {
    readonly u: string;
    readonly t: string;
    readonly b: readonly string[];
  }[];
  /** Of each section its hash, without `#`. */
  readonly hashes: readonly string[];
  /** Of each section its title; empty where it is the page's title. */
  readonly titles: readonly string[];
  /** Of each section the questions that it answers, one a line. */
  readonly asks: readonly string[];
  /** Numbers: of each section its page. */
  readonly pageOf: string;
  /** Numbers: of each section how many words its text has. */
  readonly lengths: string;
  /** All words of the documents, sorted, separated by spaces. */
  readonly words: string;
  /**
   * The positions of each word, separated by spaces. For each section: twice the distance from the
   * section before, plus 1 if the word occurs there several times, and then how often.
   */
  readonly postings: string;
  /** Pairs of characters: a traditional one, and the simplified one that the words are written in. */
  readonly simplified: string;
  /** Simplified characters that the documents write in the traditional way. */
  readonly traditional: string;
  /** Syllables without tones, each followed by its characters: `an安按 ba把八`. */
  readonly syllables: string;
  /** Words whose reading is not that of their characters: word, then its pinyin. */
  readonly readings: readonly (readonly [string, string])[];
  /** As they are named to the reader: `fold` makes them what is looked for. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words of `synonyms` that are never named to the reader. */
  readonly silent: readonly string[];
  /** Words of other Chinese-speaking regions (simplified characters) and those of the documents. */
  readonly regional: readonly (readonly [string, string])[];
}
