import type {Term} from './readTermbase.ts';

const wordsOf = ({names, forbidden}: Term): string[] => [
  ...new Set([...names.zh, ...names.en, ...forbidden.zh, ...forbidden.en]),
];

/**
 * The words of each entry as a group of equals, the preferred terms of both languages among them.
 * Forbidden variants are in: nobody may write them here, and readers type them all the same.
 */
export function synonymGroups(terms: ReadonlyMap<string, Term>): string[][] {
  return [...terms.values()].map(wordsOf).filter((words) => words.length > 1);
}

/** Every Chinese word of the termbase, for a segmenter that must not cut it, sorted. */
export function chineseWords(terms: ReadonlyMap<string, Term>): string[] {
  const words = [...terms.values()].flatMap(({names, forbidden}) => [...names.zh, ...forbidden.zh]);
  return [...new Set(words)].filter((word) => /\p{sc=Han}/u.test(word)).sort();
}
