import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useMemo, useState} from 'react';
import {readSearches, withSearch, writeSearches} from './recentSearches.ts';

const storageKey = 'search.recent';

type Slot = ReturnType<typeof createStorageSlot>;

/** The searches of this visit: all there is where the browser keeps nothing. */
let ofThisVisit: string | null = null;

const read = (slot: Slot) => readSearches(slot.get() ?? ofThisVisit);

function write(slot: Slot, searches: readonly string[]): void {
  ofThisVisit = writeSearches(searches);
  slot.set(ofThisVisit);
}

export interface RecentSearches {
  /** Newest first. */
  readonly searches: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

/** The reader's last searches, kept in this browser; for this visit only where it keeps nothing. */
export function useRecentSearches(): RecentSearches {
  const slot = useMemo(() => createStorageSlot(storageKey), []);
  const [searches, setSearches] = useState(() =>
    ExecutionEnvironment.canUseDOM ? read(slot) : [],
  );
  const keep = useCallback(
    (change: (searches: readonly string[]) => readonly string[]) => {
      const next = change(read(slot));
      write(slot, next);
      setSearches(next);
    },
    [slot],
  );
  return {
    searches,
    add: useCallback((query) => keep((all) => withSearch(all, query)), [keep]),
    remove: useCallback((query) => keep((all) => all.filter((one) => one !== query)), [keep]),
    clear: useCallback(() => keep(() => []), [keep]),
  };
}
