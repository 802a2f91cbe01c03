/**
 * The parameters of the ranking. They are round values, chosen on the open half of the judged queries
 * (bench/search), where doubling or halving one changes the score by about a hundredth.
 */
export const ranking = {
  /**
   * BM25F (Robertson, Zaragoza and Taylor 2004): the fields' counts are weighted, added up and then
   * saturated, so that a word in both title and text does not count twice in full.
   */
  pageTitle: 2,
  sectionTitle: 2,
  breadcrumbs: 1,
  text: 1,
  /** How soon repetitions of a word stop adding to the score (BM25's k1, whose usual value is 1.2). */
  saturation: 1.2,
  /**
   * The share of the score that comes from the whole page; the rest comes from the best section. A
   * heading that contains the query does not beat a page that is about it.
   */
  wholePage: 0.5,
  /** Exponent of rarity. */
  rarity: 0.5,
  /** Exponent of the share of the query that a section contains. */
  coverage: 0.5,
  /**
   * The amount that a section's title, or a question that it answers, adds to the score (at most 1
   * otherwise) if it equals the query. A page's title already counts in each of its sections.
   */
  sameTitle: 0.4,
  /** Exponent of likeness: a nearly equal title counts much more than one that is half equal. */
  likeness: 3,
};
