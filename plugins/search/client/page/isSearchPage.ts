/**
 * Whether a path is that of the results page, with any host's ending.
 * @param searchPage its path in the reader's language, without an ending
 */
export const isSearchPage = (pathname: string, searchPage: string): boolean =>
  pathname.replace(/(\.html)?\/?$/, '') === searchPage;
