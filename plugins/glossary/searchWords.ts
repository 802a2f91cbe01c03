import type {Term} from './readTermbase.ts';

const wordsOf = ({names, forbidden}: Term): string[] => [
  ...new Set([...names.zh, ...names.en, ...forbidden.zh, ...forbidden.en]),
];

/**
 * The words of each entry as a group of equals, the preferred terms of both languages among them.
 * Forbidden variants are included: articles may not use them, but readers type them.
 */
export function synonymGroups(terms: ReadonlyMap<string, Term>): string[][] {
  return [...terms.values()].map(wordsOf).filter((words) => words.length > 1);
}

/** The forbidden words of the termbase: search matches them and never shows them. */
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
