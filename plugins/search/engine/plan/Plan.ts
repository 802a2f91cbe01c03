/** Words of which any one will do: forms of one word, or words that begin alike. */
export type AnyOf = readonly string[];

/** Titles found without words: by the initials of their pinyin. Ordinals by index. */
export interface Places {
  readonly pages: readonly (readonly number[])[];
  readonly sections: readonly (readonly number[])[];
}

/** One way to answer a part of a query. */
export interface Alternative {
  /** The section must hold one word of each group. */
  readonly all: readonly AnyOf[];
  readonly places?: Places;
  /** What it is worth beside the very words of the query, which are worth 1. */
  readonly weight: number;
}

/** A word of the query, with everything that answers it. */
export interface Concept {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** 1, or less for a word that says how is asked and not what. */
  readonly factor: number;
  /** Adds to the score where it is found, and takes nothing away where it is not. */
  readonly optional: boolean;
}

/** Another way to say several words of the query at once. */
export interface Span {
  /** The concepts that it answers: from the ordinal `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  readonly alternative: Alternative;
}

/** What a query asks for. */
export interface Plan {
  readonly concepts: readonly Concept[];
  readonly spans: readonly Span[];
  /** The query without anything but letters and digits, folded. */
  readonly compact: string;
}
