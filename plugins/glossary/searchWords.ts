import type {Term} from './readTermbase.ts';

const wordsOf = ({names, forbidden}: Term): string[] => [
  ...new Set([...names.zh, ...names.en, ...forbidden.zh, ...forbidden.en]),
];

/**
 * Returns a group of synonyms for each entry, with the preferred terms of both languages. It
 * includes forbidden variants, which articles may not use but readers type.
 */
export function synonymGroups(terms: ReadonlyMap<string, Term>): string[][] {
  return [...terms.values()].map(wordsOf).filter((words) => words.length > 1);
}

/** Returns the forbidden words of the termbase, which search matches but never shows. */
export function forbiddenWords(terms: ReadonlyMap<string, Term>): string[] {
  const all = [...terms.values()];
  const names = new Set(all.flatMap(({names: {zh, en}}) => [...zh, ...en]));
  const forbidden = all.flatMap(({forbidden: {zh, en}}) => [...zh, ...en]);
  return [...new Set(forbidden)].filter((word) => !names.has(word)).sort();
}

/** Returns all Chinese words of the termbase, sorted, for a segmenter that must not split them. */
export function chineseWords(terms: ReadonlyMap<string, Term>): string[] {
  const words = [...terms.values()].flatMap(({names, forbidden}) => [...names.zh, ...forbidden.zh]);
  return [...new Set(words)].filter((word) => /\p{sc=Han}/u.test(word)).sort();
}
