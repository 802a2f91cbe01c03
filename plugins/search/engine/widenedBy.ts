import type {SearchIndex} from './load/SearchIndex.ts';
import {groupsOf, synonymiesIn} from './plan/expandSynonyms.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {longestQuery} from './plan/planQuery.ts';
import {fold} from './text/fold.ts';
import type {Widening} from './types.ts';

/**
 * The synonym pairs that a query is widened with, to be named to the reader: those of which the
 * documents hold the other, and may say it.
 */
export function widenedBy(index: SearchIndex, query: string): readonly Widening[] {
  const lexicon = lexiconOf([index]);
  const folded = fold(query.slice(0, longestQuery), index.simplified);
  return synonymiesIn(folded, lexicon).flatMap(({start, end, others}) =>
    others
      .filter((other) => !lexicon.silent.has(other) && groupsOf(other, lexicon).length > 0)
      .map((other) => ({from: folded.slice(start, end), to: other})),
  );
}
