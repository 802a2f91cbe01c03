/**
 * Maximum length of a query in characters; the rest of a longer one is ignored. Its own module,
 * because the field of every page needs it and not the engine.
 */
export const longestQuery = 400;
