import {Buffer} from 'node:buffer';
import {Jieba} from '@node-rs/jieba';
import {dict} from '@node-rs/jieba/dict';
import {isStopWord} from '../text/stopWords.ts';
import {longestWord, tokenize} from '../text/tokenize.ts';

/** Segments a run of Chinese characters into words; words inside words are included. */
export type HanCutter = (run: string) => string[];

/** Outweighs every path of dictionary words, so that a word of the user dictionary is never split. */
const userFrequency = 1_000_000;

const cutters = new Map<string, HanCutter>();

/** Returns jieba's search mode, extended by a user dictionary. */
export function hanCutter(userDictionary: readonly string[]): HanCutter {
  const entries = userDictionary.map((word) => `${word} ${userFrequency} n\n`).join('');
  const known = cutters.get(entries);
  if (known) {
    return known;
  }
  const jieba = Jieba.withDict(dict);
  if (entries !== '') {
    jieba.loadDict(Buffer.from(entries));
  }
  const cutter: HanCutter = (run) => jieba.cutForSearch(run, true);
  cutters.set(entries, cutter);
  return cutter;
}

export interface Terms {
  /** Number of occurrences of each word in the text, including words inside words. */
  readonly counts: ReadonlyMap<string, number>;
  /** Length of the text in words, without words inside words. */
  readonly length: number;
}

/** Returns the words of a folded text. */
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
    // A Chinese word has two characters on average.
    length += piece.text.length / 2;
  }
  return {counts, length: Math.round(length)};
}

/** Returns the terms of running text, without stop words. */
export function contentTerms(terms: Terms): Map<string, number> {
  return new Map([...terms.counts].filter(([word]) => !isStopWord(word)));
}
