import taiwanese from 'opencc-js/dict/TWPhrasesRev';
import {fold} from '../text/fold.ts';
import {simplifiedTable} from './simplifiedTable.ts';

/**
 * Returns Taiwanese words (檔案, 專案, 匯出) whose mainland word is in the documents, both in
 * simplified characters, from OpenCC.
 */
export function regionalWords(isWord: (word: string) => boolean): [string, string][] {
  const pairs: [string, string][] = [];
  for (const entry of taiwanese.split('|')) {
    const [from = '', ...to] = entry.split(' ').map((word) => fold(word, simplifiedTable()));
    for (const word of to) {
      if (word !== from && isWord(word)) {
        pairs.push([from, word]);
      }
    }
  }
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1));
}
