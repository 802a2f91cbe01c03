import type {Hit} from '../types.ts';

/**
 * When the first hit is the answer and not only the best guess: a title of it, or a question that it
 * answers, says much of the query, and the next page is clearly worse; the more of the one, the less
 * of the other is asked for. Chosen on the judged queries, where of the answers shown at least 95 of
 * 100 are right (bench/search).
 */
const rules = [
  {likeness: 0.6, margin: 1.05},
  {likeness: 0.3, margin: 1.2},
] as const;

/** Whether the first of the hits, best first, answers the query for certain. */
export function isClear([first, second]: readonly Pick<Hit, 'likeness' | 'score'>[]): boolean {
  return rules.some(
    ({likeness, margin}) =>
      first !== undefined &&
      first.likeness >= likeness &&
      first.score >= margin * (second?.score ?? 0),
  );
}
