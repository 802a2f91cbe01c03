/**
 * Returns the address of the search page for a query.
 * @param searchPage path of the search page, with the base URL of the language
 * @param context search scope, such as `docs/yicat/`, if not everything is searched
 */
export function resultsAddress(searchPage: string, query: string, context = ''): string {
  const parameters = new URLSearchParams({q: query.trim()});
  if (context !== '') {
    parameters.set('ctx', context);
  }
  return `${searchPage}?${parameters.toString()}`;
}
