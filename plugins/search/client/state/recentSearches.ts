/** Maximum number of searches kept. Searches that do not fit on a line are not kept. */
export const mostRecent = 5;
const longest = 100;

/** Moves a query to the front and drops the oldest. Blank and very long queries are not kept. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const search = query.trim();
  if (search === '' || search.length > longest) {
    return searches;
  }
  return [search, ...searches.filter((other) => other !== search)].slice(0, mostRecent);
}

/** Parses the output of `writeSearches`; returns an empty list for anything else. */
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
