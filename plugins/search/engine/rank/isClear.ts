import type {Hit} from '../types.ts';

/**
 * From which worth the first hit is the answer and not only the best guess: the square of its
 * likeness times how much better it is than the next page. Chosen on the judged queries (bench/search), where at least
 * 95 of 100 answers shown are right.
 */
const leastWorth = 0.03;

/** A page that answers before a definition says so much of the query, and is so much better. */
const beforeDefinition = {likeness: 0.9, margin: 0.25};

type Judged = Pick<Hit, 'likeness' | 'score'>;

/** By what part the first of the hits is better than the next. */
const marginOf = (first: Judged, second: Judged | undefined) =>
  second ? first.score / second.score - 1 : Infinity;

/**
 * Whether the first of the hits, best first, answers the query for certain: a title of it, or a
 * question that it answers, says much of the query, and the next page is clearly worse; the more of
 * the one, the less of the other is asked for.
 */
export function isClear([first, second]: readonly Judged[]): boolean {
  if (!first) {
    return false;
  }
  return first.likeness > 0 && first.likeness ** 2 * marginOf(first, second) >= leastWorth;
}

/**
 * Whether the first of the hits for a query that is a term goes before the term's definition: it is
 * named as the query is, and no other page comes near it. Then its page is about the term and says
 * more than the definition.
 */
export function beatsDefinition([first, second]: readonly Judged[]): boolean {
  return (
    first !== undefined &&
    first.likeness >= beforeDefinition.likeness &&
    marginOf(first, second) >= beforeDefinition.margin
  );
}
