import {useCallback, useState} from 'react';

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

/** Returns the texts of a stored list of searches; an empty list for anything else. */
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

const storageKey = 'search.recent';

/** The searches of this visit, used if the browser's storage is unavailable. */
let ofThisVisit: string | null = null;

function read(): readonly string[] {
  try {
    return readSearches(localStorage.getItem(storageKey) ?? ofThisVisit);
  } catch {
    return readSearches(ofThisVisit);
  }
}

function write(searches: readonly string[]): void {
  ofThisVisit = JSON.stringify(searches);
  try {
    localStorage.setItem(storageKey, ofThisVisit);
  } catch {
    // Without storage the searches are kept for this visit only.
  }
}

export interface RecentSearches {
  /** Newest first. */
  readonly searches: readonly string[];
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

/** Adds a query to the reader's recent searches. */
export function addSearch(query: string): void {
  write(withSearch(read(), query));
}

/**
 * Returns the reader's recent searches from the browser's storage, or only those of this visit. It
 * reads them once, when the component is mounted in a browser.
 */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(read);
  const keep = useCallback((change: (searches: readonly string[]) => readonly string[]) => {
    const next = change(read());
    write(next);
    setSearches(next);
  }, []);
  return {
    searches,
    remove: useCallback((query) => keep((all) => all.filter((one) => one !== query)), [keep]),
    clear: useCallback(() => keep(() => []), [keep]),
  };
}
