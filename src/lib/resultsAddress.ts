/**
 * Address of the search page for a query.
 * @param searchPage path of the search page, with the base address of the language.
 */
export function resultsAddress(searchPage: string, query: string): string {
  return `${searchPage}?${new URLSearchParams({q: query.trim()}).toString()}`;
}
