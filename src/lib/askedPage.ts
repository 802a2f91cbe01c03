/** Query parameter of the contact page: path of the article that left a question open. */
export const askedPageParameter = 'page';

/**
 * The article from which a reader came to the contact page.
 * @param query as `location.search` has it
 * @returns a path of this site; nothing for anything else that an address may hold
 */
export function askedPage(query: string): string | undefined {
  const value = new URLSearchParams(query).get(askedPageParameter) ?? '';
  return /^(?:\/[\w-]+)+$/.test(value) && value.length <= 200 ? value : undefined;
}
