/** Query parameter of the contact page with the path of the previous article. */
export const askedPageParameter = 'page';

/**
 * Returns the article from which a reader came to the contact page.
 * @param query query of the contact page
 * @returns a path of this site, or undefined for any other value
 */
export function askedPage(query: URLSearchParams): string | undefined {
  const value = query.get(askedPageParameter) ?? '';
  return /^(?:\/[\w-]+)+$/.test(value) && value.length <= 200 ? value : undefined;
}
