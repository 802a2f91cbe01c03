/**
 * The numbers of the ranking. All are round, and were chosen on the open half of the judged queries
 * (bench/search), where doubling or halving one changes the score by about a hundredth.
 */
export const ranking = {
  /**
   * BM25F (Robertson, Zaragoza and Taylor 2004): the fields' counts are weighed, added up and only
   * then saturated, so that a word in title and text does not count twice in full.
   */
  pageTitle: 2,
  sectionTitle: 2,
  breadcrumbs: 1,
  text: 1,
  /** How soon more of the same word adds nothing (BM25's k1, whose usual value is 1.2). */
  saturation: 1.2,
  /**
   * How much of the score is the whole page's, the rest being the best section's. A heading that
   * holds the query beats no page that is about it.
   */
  wholePage: 0.5,
  /** Rarity to this power. */
  rarity: 0.5,
  /** The share of the query that a section holds, to this power. */
  coverage: 0.5,
  /**
   * What a section's title, or a question that it answers, adds to a score that is 1 at best where
   * it says the query. A page's title counts in each of its sections already.
   */
  sameTitle: 0.4,
  /** Likeness to this power: nearly the same is much more than half the same. */
  likeness: 3,
};
