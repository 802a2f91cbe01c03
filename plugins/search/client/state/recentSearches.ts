/** How many are kept, and how long one may be: what does not fit on a line is no search to repeat. */
export const mostRecent = 5;
const longest = 100;

/** Puts a query in front, once, and forgets the oldest. Blank and very long ones are not kept. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const search = query.trim();
  if (search === '' || search.length > longest) {
    return searches;
  }
  return [search, ...searches.filter((other) => other !== search)].slice(0, mostRecent);
}

/** Reads what `writeSearches` wrote; anything else is no searches. */
export function readSearches(stored: string | null): readonly string[] {
  try {
    const json: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(json)
      ? json
          .filter((search) => typeof search === 'string')
          .reduceRight<readonly string[]>(withSearch, [])
      : [];
  } catch {
    return [];
  }
}

export function writeSearches(searches: readonly string[]): string {
  return JSON.stringify(searches);
}
