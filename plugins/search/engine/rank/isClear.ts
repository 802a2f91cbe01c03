import type {Hit} from '../types.ts';

/**
 * Minimum value for which the first hit is the answer and not only the best guess: the square of its
 * likeness times its margin over the next page. The value was chosen on the judged queries
 * (bench/search), for which at least 95 of 100 shown answers are right.
 */
const leastWorth = 0.03;

/** Minimum likeness and margin of a page that is shown before a definition. */
const beforeDefinition = {likeness: 0.9, margin: 0.25};

type Judged = Pick<Hit, 'likeness' | 'score'>;

/** Relative margin of the first hit over the second. */
const marginOf = (first: Judged, second: Judged | undefined) =>
  second ? first.score / second.score - 1 : Infinity;

/**
 * Whether the first hit certainly answers the query: one of its titles, or a question that it answers,
 * contains much of the query, and the next page is clearly worse. A higher value of one makes up for a
 * lower value of the other.
 */
export function isClear([first, second]: readonly Judged[]): boolean {
  if (!first) {
    return false;
  }
  return first.likeness > 0 && first.likeness ** 2 * marginOf(first, second) >= leastWorth;
}

/**
 * Whether the first hit for a query that is a term is shown before the term's definition: it has the
 * name of the query, and no other page comes close. Then its page is about the term and says more
 * than the definition.
 */
export function beatsDefinition([first, second]: readonly Judged[]): boolean {
  return (
    first !== undefined &&
    first.likeness >= beforeDefinition.likeness &&
    marginOf(first, second) >= beforeDefinition.margin
  );
}
