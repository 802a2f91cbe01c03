/** Query parameter of the contact page with the path of the previous article. */
export const askedPageParameter = 'page';

/**
 * Returns the article from which a reader came to the contact page.
 * @param query query string, as in `location.search`
 * @returns a path of this site, or undefined for any other value
 */
export function askedPage(query: string): string | undefined {
  const value = new URLSearchParams(query).get(askedPageParameter) ?? '';
  return /^(?:\/[\w-]+)+$/.test(value) && value.length <= 200 ? value : undefined;
}
