/** A section of a page, as the build layer cuts it. */
export interface SearchDocument {
  /** Address of the page, without a hash. */
  readonly u: string;
  /** `#id` of the section; empty for the page's lead. */
  readonly h: string;
  /** Title of the page. */
  readonly t: string;
  /** Title of the section; the page's title for the lead. */
  readonly s: string;
  /** Breadcrumbs, outermost first. */
  readonly b: readonly string[];
  /** Plain text of the section. */
  readonly text: string;
  /** Questions that the section answers. They are searched as its title is, and never shown. */
  readonly asks?: readonly string[];
}

export interface BuildOptions {
  /** Language of the documents, as a BCP 47 tag. */
  readonly locale: string;
  /** Chinese words that are cut as one word. Words of other scripts need no dictionary. */
  readonly userDictionary?: readonly string[];
  /** Groups of words that mean the same, in any languages. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Words of these groups that are looked for as the others are, and never named to the reader. */
  readonly silent?: readonly string[];
  /**
   * How much these pages count beside those of other indexes, from 0 to 1. Below 1 for news, for
   * example, which mention everything and explain little. Default: 1.
   */
  readonly importance?: number;
}

/** A section that answers a query: the best one of its page. */
export interface Hit {
  readonly u: string;
  readonly h: string;
  readonly t: string;
  readonly s: string;
  readonly b: readonly string[];
  /** Greater is better; 1 is a section that holds every word of the query in full strength. */
  readonly score: number;
  /** How much a title of it, or a question that it answers, says the query; from 0 to 1. */
  readonly likeness: number;
  /** What share of the query the page holds, from 0 to 1. */
  readonly share: number;
  /** The words of the documents that matched, as written there apart from case and accents. */
  readonly terms: readonly string[];
  /** Ordinal of the section in the documents that the index was built from. */
  readonly document: number;
  /** Ordinal of the index among those that were searched. */
  readonly index: number;
}

/** A synonym pair that a query was widened with. */
export interface Widening {
  /** The words of the query, as the reader has written them. */
  readonly from: string;
  /** What was searched as well, as the synonyms have it. */
  readonly to: string;
}
