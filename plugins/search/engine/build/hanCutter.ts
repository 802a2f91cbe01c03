import {Buffer} from 'node:buffer';
import {Jieba} from '@node-rs/jieba';
import {dict} from '@node-rs/jieba/dict';

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
