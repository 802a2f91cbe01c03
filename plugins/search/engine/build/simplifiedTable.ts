import {Converter} from 'opencc-js/t2cn';
import taiwanese from 'opencc-js/dict/TWPhrasesRev';
import {type CharacterTable, fold} from '../text/tokenize.ts';

/** The Unicode range of traditional characters: the unified ideographs of plane 0. */
const ideographs = {first: 0x3400, last: 0x9fff};

let table: CharacterTable | undefined;

/** Maps every traditional character to its simplified one, from OpenCC. */
export function simplifiedTable(): CharacterTable {
  if (table) {
    return table;
  }
  const convert = Converter({from: 't', to: 'cn'});
  const pairs = new Map<string, string>();
  for (let code = ideographs.first; code <= ideographs.last; code += 1) {
    const traditional = String.fromCharCode(code);
    const simplified = convert(traditional);
    if (simplified !== traditional && simplified.length === 1) {
      pairs.set(traditional, simplified);
    }
  }
  table = pairs;
  return pairs;
}

/**
 * Returns Taiwanese words (檔案, 專案, 匯出) whose mainland word is in the documents, both in
 * simplified characters, from OpenCC.
 */
export function regionalWords(isWord: (word: string) => boolean): [string, string][] {
  return taiwanese
    .split('|')
    .flatMap((entry) => {
      const [from = '', ...to] = entry.split(' ').map((word) => fold(word, simplifiedTable()));
      return to
        .filter((word) => word !== from && isWord(word))
        .map((word): [string, string] => [from, word]);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
