import {useCallback, useState} from 'react';
import {mostHits} from '../answer.ts';

/** Results that are shown at first, and added each time. */
const step = 20;

/**
 * How many results are shown.
 * @param key of the search: another search starts again
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
