import {sorensenDice} from '../../../src/lib/sorensenDice.ts';
import type {SearchIndex} from './load/SearchIndex.ts';
import {groupsOf} from './plan/expandSynonyms.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {fold} from './text/fold.ts';

/** Maximum length of a query: longer queries are sentences and resemble no term. */
const longest = 60;
/** Minimum similarity of an offered term. */
const leastAlike = 0.3;

const han = /\p{Script=Han}/u;

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
