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

/** The words of the termbase that nobody may write: search knows them and never says them. */
export function forbiddenWords(terms: ReadonlyMap<string, Term>): string[] {
  const all = [...terms.values()];
  const names = new Set(all.flatMap(({names: {zh, en}}) => [...zh, ...en]));
  const forbidden = all.flatMap(({forbidden: {zh, en}}) => [...zh, ...en]);
  return [...new Set(forbidden)].filter((word) => !names.has(word)).sort();
}

/** Every Chinese word of the termbase, for a segmenter that must not cut it, sorted. */
export function chineseWords(terms: ReadonlyMap<string, Term>): string[] {
  const words = [...terms.values()].flatMap(({names, forbidden}) => [...names.zh, ...forbidden.zh]);
  return [...new Set(words)].filter((word) => /\p{sc=Han}/u.test(word)).sort();
}
