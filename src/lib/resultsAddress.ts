import {longestQuery} from './longestQuery.ts';

/**
 * Returns the address of the search page for a query, without what the search would ignore of a long
 * one: servers refuse very long addresses.
 * @param searchPage path of the search page, with the base URL of the language
 * @param context search scope, such as `docs/yicat/`, if not everything is searched
 */
export function resultsAddress(searchPage: string, query: string, context = ''): string {
  const q = Array.from(query.trim()).slice(0, longestQuery).join('');
  const parameters = new URLSearchParams({q});
  if (context !== '') {
    parameters.set('ctx', context);
  }
  return `${searchPage}?${parameters.toString()}`;
}
