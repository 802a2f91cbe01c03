import type {SearchIndex} from './load/SearchIndex.ts';
import {groupsOf, synonymiesIn} from './plan/expandSynonyms.ts';
import {lexiconOf, type Lexicon} from './plan/Lexicon.ts';
import {longestQuery} from './plan/planQuery.ts';
import {fold, foldWithPlaces} from './text/fold.ts';
import type {Widening} from './types.ts';

/** A synonym is shown to the reader if the documents use it at least this many times as often. */
const clearlyMoreUsual = 3;

/** Upper bound of the sections that contain a synonym: the number of those with its rarest word. */
function usage(text: string, lexicon: Lexicon): number {
  const groups = groupsOf(text, lexicon).map((forms) =>
    forms.reduce((sum, form) => sum + lexicon.frequency(form), 0),
  );
  return groups.length > 0 ? Math.min(...groups) : 0;
}

/**
 * Returns the synonym pairs to show to the reader: those for which the documents clearly prefer the
 * other word and the word is not silent. A reader who uses the documents' word needs no other.
 */
export function widenedBy(indexes: readonly SearchIndex[], query: string): readonly Widening[] {
  const lexicon = lexiconOf(indexes);
  const read = query.slice(0, longestQuery);
  // Simplified characters have the same offsets as the traditional ones.
  const {starts} = foldWithPlaces(read);
  const folded = fold(read, lexicon.simplified);
  return synonymiesIn(folded, lexicon).flatMap(({start, end, others}) => {
    const own = usage(folded.slice(start, end), lexicon);
    return others
      .filter((other) => {
        const isSaid = groupsOf(other, lexicon).length > 0 && !lexicon.silent.has(other);
        return isSaid && usage(other, lexicon) >= clearlyMoreUsual * own;
      })
      .map((other) => ({from: read.slice(starts[start], starts[end]), to: lexicon.named(other)}));
  });
}
