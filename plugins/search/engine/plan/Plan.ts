import {wordKind} from '../text/stopWords.ts';

/** Alternative words: forms of one word, or words with the same prefix. */
export type AnyOf = readonly string[];

/** Ordinals of the pages and sections of an index whose titles match by the initials of their pinyin. */
export interface Places {
  readonly pages: readonly number[];
  readonly sections: readonly number[];
}

/** One way to match a part of a query. */
export interface Alternative {
  /** The section must contain one word of each group. */
  readonly all: readonly AnyOf[];
  /** Titles that match instead of words, for each index. */
  readonly places?: readonly Places[];
  /**
   * For a synonym, which is marked only as a whole: the texts before, between and after its words.
   * Empty if nothing of it is marked.
   */
  readonly phrase?: readonly string[];
  /** Weight relative to the exact words of the query, whose weight is 1. */
  readonly weight: number;
}

/** A word of the query, with all alternatives that match it. */
export interface Concept {
  /** The word as the reader typed it, folded; empty for one that is only guessed by its sound. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** 1, or less for a word that only says how the reader asks. */
  readonly factor: number;
  /** Whether a match only adds to the score, so that a missing match costs nothing. */
  readonly optional: boolean;
}

/** An alternative for several words of the query together. */
export interface Span {
  /** The concepts that it covers: from the ordinal `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  readonly alternative: Alternative;
}

/** The parsed query. */
export interface Plan {
  readonly concepts: readonly Concept[];
  readonly spans: readonly Span[];
  /** The folded query, reduced to letters and digits. */
  readonly compact: string;
}

/**
 * Weights of matches that are not the exact words of the query (whose weight is 1). The order matters
 * most: a match has a higher weight the more certainly it means the same.
 */
export const weights = {
  /** A different inflection: segment, segments. */
  inflection: 0.95,
  /** `ratelimit` for `rate limit`, and vice versa; `utf8` for `UTF-8`. */
  joined: 0.9,
  /** The word is part of a longer Chinese word. */
  inside: 0.8,
  /** The beginning of a word that is still being typed. */
  beginning: 0.8,
  /** A member of the same synonym group. */
  synonym: 0.75,
  /** The equivalent in another Chinese-speaking region. */
  regional: 0.85,
  /** Pinyin typed for the word. */
  pinyin: 0.8,
  /** Initials of the pinyin of a title. */
  initials: 0.7,
  /** A homophone. */
  homophone: 0.75,
  /** All parts of a Chinese word. */
  parts: 0.6,
  /** A different word of the same family: translate, translation. */
  family: 0.6,
  /** The same if the documents contain the exact word, so that the other may be unrelated. */
  familyOfKnown: 0.4,
  /** The word makes up most of a longer Latin word. */
  mostOfLatin: 0.55,
  /** One letter is wrong, missing, superfluous or swapped. */
  oneEdit: 0.65,
  /** Two edits in a long word. */
  twoEdits: 0.45,
  /** A word that only says how the reader asks. */
  stopWord: 0.08,
  /** A conversational word. */
  weakWord: 0.4,
} as const;

const factors = {
  content: 1,
  conversational: weights.weakWord,
  stop: weights.stopWord,
} as const;

/** How much a word of a query or a title counts: 1, or less if it only says how the reader asks. */
export const factorOf = (word: string): number => factors[wordKind(word)];
