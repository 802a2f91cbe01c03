import {sorensenDice} from '../../../src/lib/sorensenDice.ts';
import type {SearchIndex} from './load/SearchIndex.ts';
import {groupsOf} from './plan/expandSynonyms.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {fold} from './text/fold.ts';

/** Longer queries are sentences: no term is like them. */
const longest = 60;
/** Likeness from which a term is offered. */
const leastAlike = 0.3;

const han = /\p{Script=Han}/u;

/** Neighbouring letters, and each Han character: one wrong character spoils two pairs of few. */
function letterPairs(text: string): readonly string[] {
  const letters = [...text.replace(/[^\p{L}\p{N}]/gu, '')];
  const pairs = letters.slice(1).map((letter, before) => (letters[before] ?? '') + letter);
  return [...pairs, ...letters.filter((letter) => han.test(letter))];
}

/**
 * Terms of the synonyms that are spelled like a query and occur in the documents, most similar
 * first. They are offered where a search found nothing. Silent ones are not offered.
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
