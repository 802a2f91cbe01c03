import type {SearchIndex} from './load/SearchIndex.ts';
import {groupsOf, synonymiesIn} from './plan/expandSynonyms.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {longestQuery} from './plan/planQuery.ts';
import {fold, foldWithPlaces} from './text/fold.ts';
import type {Widening} from './types.ts';

/**
 * The synonym pairs that a query is widened with, to be named to the reader: those of which the
 * documents hold the other, and may say it.
 */
export function widenedBy(index: SearchIndex, query: string): readonly Widening[] {
  const lexicon = lexiconOf([index]);
  const read = query.slice(0, longestQuery);
  // Simplified characters stand where the traditional ones do.
  const {starts} = foldWithPlaces(read);
  return synonymiesIn(fold(read, index.simplified), lexicon).flatMap(({start, end, others}) =>
    others
      .filter((other) => !lexicon.silent.has(other) && groupsOf(other, lexicon).length > 0)
      .map((other) => ({from: read.slice(starts[start], starts[end]), to: lexicon.named(other)})),
  );
}
