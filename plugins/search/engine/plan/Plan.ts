/** Alternative words: forms of one word, or words with the same prefix. */
export type AnyOf = readonly string[];

/** Titles that match by the initials of their pinyin. Ordinals by index. */
export interface Places {
  readonly pages: readonly (readonly number[])[];
  readonly sections: readonly (readonly number[])[];
}

/** One way to match a part of a query. */
export interface Alternative {
  /** The section must contain one word of each group. */
  readonly all: readonly AnyOf[];
  readonly places?: Places;
  /** Weight relative to the exact words of the query, whose weight is 1. */
  readonly weight: number;
}

/** A word of the query, with all alternatives that match it. */
export interface Concept {
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
