/** A section of a page, as the build splits it. */
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
  /** Questions that the section answers. They are searched like its title, and never shown. */
  readonly asks?: readonly string[];
}

export interface BuildOptions {
  /** Language of the documents, as a BCP 47 tag. */
  readonly locale: string;
  /** Chinese words that are never split. Words of other scripts need no dictionary. */
  readonly userDictionary?: readonly string[];
  /** Groups of synonyms, in any languages. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Words of these groups that are searched like the others, but never shown to the reader. */
  readonly silent?: readonly string[];
  /**
   * Weight of these pages relative to other indexes, from 0 to 1. Use less than 1 for news, for
   * example, which mention many topics and explain few. Default: 1.
   */
  readonly importance?: number;
}

/** The best section of a page that matches a query. */
export interface Hit {
  readonly u: string;
  readonly h: string;
  readonly t: string;
  readonly s: string;
  readonly b: readonly string[];
  /** Greater is better; 1 is a section that contains every word of the query in full strength. */
  readonly score: number;
  /** Similarity of one of its titles, or a question that it answers, to the query; from 0 to 1. */
  readonly likeness: number;
  /** The share of the query that the page contains, from 0 to 1. */
  readonly share: number;
  /** The matched words of the documents, in their spelling apart from case and accents. */
  readonly terms: readonly string[];
  /** Ordinal of the section in the documents that the index was built from. */
  readonly document: number;
  /** Ordinal of the index among the searched indexes. */
  readonly index: number;
}

/** A pair of synonyms with which a query was extended. */
export interface Widening {
  /** The words of the query, as the reader wrote them. */
  readonly from: string;
  /** The synonym that was searched too, in the spelling of the synonym list. */
  readonly to: string;
}
