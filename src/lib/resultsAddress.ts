/**
 * Address of the search page for a query.
 * @param searchPage path of the search page, with the base address of the language.
 * @param context what is searched, where that is not everything: `docs/yicat/`
 */
export function resultsAddress(searchPage: string, query: string, context = ''): string {
  const parameters = new URLSearchParams({q: query.trim()});
  if (context !== '') {
    parameters.set('ctx', context);
  }
  return `${searchPage}?${parameters.toString()}`;
}
