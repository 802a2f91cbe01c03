import {isStopWord} from '../text/stopWords.ts';
import {longestWord, tokenize} from '../text/tokenize.ts';
import type {HanCutter} from './hanCutter.ts';

export interface Terms {
  /** How often each word occurs in the text, words inside words included. */
  readonly counts: ReadonlyMap<string, number>;
  /** Length of the text in words, none counted twice. */
  readonly length: number;
}

/** The words of a folded text. */
export function termsOf(text: string, cut: HanCutter): Terms {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const piece of tokenize(text)) {
    if (piece.kind !== 'han') {
      add(piece.text);
      length += piece.kind === 'word' ? 1 : 0;
      continue;
    }
    for (const word of cut(piece.text)) {
      if (word.length <= longestWord) {
        add(word);
      }
    }
    // Two characters make a Chinese word on average.
    length += piece.text.length / 2;
  }
  return {counts, length: Math.round(length)};
}

/** The terms of running text: without words that occur everywhere. */
export function contentTerms(terms: Terms): Map<string, number> {
  return new Map([...terms.counts].filter(([word]) => !isStopWord(word)));
}
