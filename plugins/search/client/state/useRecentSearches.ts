import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useMemo, useState} from 'react';
import {readSearches, withSearch, writeSearches} from './recentSearches.ts';

const storageKey = 'search.recent';

type Slot = ReturnType<typeof createStorageSlot>;

/** The searches of this visit, used if the browser's storage is unavailable. */
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

/** Returns the reader's recent searches from the browser's storage, or only those of this visit. */
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
