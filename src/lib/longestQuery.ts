/**
 * Maximum length of a query in characters; the search ignores the rest of a longer one.
 */
export const longestQuery = 400;
