import {longestQuery} from '../../../src/lib/longestQuery.ts';
import {sorensenDice} from '../../../src/lib/sorensenDice.ts';
import type {SearchIndex} from './load/SearchIndex.ts';
import {cutQuery} from './plan/cutQuery.ts';
import {groupsOf, synonymiesIn} from './plan/expandSynonyms.ts';
import {lexiconOf, type Lexicon} from './plan/Lexicon.ts';
import {factorOf} from './plan/Plan.ts';
import {fold, foldWithPlaces, type Piece} from './text/tokenize.ts';

/** A pair of synonyms with which a query was extended. */
export interface Widening {
  /** The words of the query, as the reader wrote them. */
  readonly from: string;
  /** The synonym that was searched too, in the spelling of the synonym list. */
  readonly to: string;
}

const han = /\p{Script=Han}/u;

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
 * Returns whether a single character of a query is a word: 翻 in 怎么翻, but not in 翻开, which is cut
 * into its characters because no document contains it.
 */
function isWordAt(at: number, folded: string, lexicon: Lexicon): boolean {
  const {units} = cutQuery(folded, lexicon);
  const single = units.filter(({text}) => text.length === 1);
  const isBeside = ({start, end}: Piece) => end === at || start === at + 1;
  return (
    single.some(({start}) => start === at) &&
    !single.some((unit) => isBeside(unit) && factorOf(unit.text) === 1)
  );
}

/**
 * Returns the synonym pairs to show to the reader: those for which the documents clearly prefer the
 * other word and the word is not silent, each once. A reader who uses the documents' word needs no
 * other, and one who asks English documents in English needs no Chinese one.
 */
export function widenedBy(indexes: readonly SearchIndex[], query: string): readonly Widening[] {
  const lexicon = lexiconOf(indexes);
  const read = query.slice(0, longestQuery);
  const readsChinese = lexicon.isChinese || han.test(read);
  // Simplified characters have the same offsets as the traditional ones.
  const {starts} = foldWithPlaces(read);
  const folded = fold(read, lexicon.simplified);
  const pairs = synonymiesIn(folded, lexicon).flatMap(({start, end, others}) => {
    if (end - start === 1 && !isWordAt(start, folded, lexicon)) {
      return [];
    }
    const own = usage(folded.slice(start, end), lexicon);
    return others
      .filter((other) => {
        const isSaid = groupsOf(other, lexicon).length > 0 && !lexicon.silent.has(other);
        const isRead = readsChinese || !han.test(other);
        return isSaid && isRead && usage(other, lexicon) >= clearlyMoreUsual * own;
      })
      .map((other) => ({from: read.slice(starts[start], starts[end]), to: lexicon.named(other)}));
  });
  return [...new Map(pairs.map((pair) => [`${pair.from}\n${pair.to}`, pair])).values()];
}

/** Maximum length of a query: longer queries are sentences and resemble no term. */
const longest = 60;
/** Minimum similarity of an offered term. */
const leastAlike = 0.3;

/** Returns pairs of letters, and single Han characters: a wrong one spoils two of very few pairs. */
function letterPairs(text: string): readonly string[] {
  const letters = [...text.replace(/[^\p{L}\p{N}]/gu, '')];
  const pairs = letters.slice(1).map((letter, before) => (letters[before] ?? '') + letter);
  return [...pairs, ...letters.filter((letter) => han.test(letter))];
}

/**
 * Returns terms of the synonyms that are spelled similarly to a query and occur in the documents, most
 * similar first. They are offered if a search found nothing. Silent terms are left out.
 */
export function nearestTerms(
  indexes: readonly SearchIndex[],
  query: string,
  limit: number,
): readonly string[] {
  if (query.length > longest) {
    return [];
  }
  const lexicon = lexiconOf(indexes);
  const pairs = letterPairs(fold(query, lexicon.simplified));
  const alike = new Map<string, number>();
  for (const term of new Set(indexes.flatMap(({synonyms}) => synonyms.flat()))) {
    const share = sorensenDice(pairs, letterPairs(fold(term)));
    if (
      share >= leastAlike &&
      !lexicon.silent.has(term) &&
      groupsOf(fold(term), lexicon).length > 0
    ) {
      alike.set(term, share);
    }
  }
  return [...alike]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([term]) => lexicon.named(term));
}
