import type {Hit} from '../types.ts';

/**
 * From which worth the first hit is the answer and not only the best guess: its likeness times how
 * much better it is than the next page. Chosen on the judged queries (bench/search), where at least
 * 95 of 100 answers shown are right.
 */
const leastWorth = 0.04;

/**
 * Whether the first of the hits, best first, answers the query for certain: a title of it, or a
 * question that it answers, says much of the query, and the next page is clearly worse; the more of
 * the one, the less of the other is asked for.
 */
export function isClear([first, second]: readonly Pick<Hit, 'likeness' | 'score'>[]): boolean {
  if (!first) {
    return false;
  }
  const margin = second ? first.score / second.score - 1 : Infinity;
  return first.likeness > 0 && first.likeness * margin >= leastWorth;
}
