/**
 * BM25F (Robertson, Zaragoza and Taylor 2004): the fields' counts are weighed, added up and only
 * then saturated, so that a word in title and text does not count twice in full.
 */
export const fieldWeights = {pageTitle: 3.5, sectionTitle: 3, breadcrumbs: 0.3, text: 1} as const;

/** How soon more of the same word adds nothing (BM25's k1, whose usual value is 1.2). */
export const saturation = 1.2;

/** What a word in another section of the same page is worth. */
export const elsewhereOnPage = 0.5;
