import {useCallback, useState} from 'react';
import {mostHits} from '../answer.ts';

/** Number of results shown at first, and added by each click on “More”. */
const step = 20;

/**
 * Returns how many results to show.
 * @param key identifies the search: another key resets the number
 */
export function useShown(key: string): {readonly limit: number; readonly more: () => void} {
  const [shown, setShown] = useState({key, limit: step});
  const limit = shown.key === key ? shown.limit : step;
  const more = useCallback(
    () => setShown({key, limit: Math.min(limit + step, mostHits)}),
    [key, limit],
  );
  return {limit, more};
}
