import {Converter} from 'opencc-js/t2cn';
import type {CharacterTable} from '../text/fold.ts';

/** The blocks of Unicode in which traditional characters lie: the unified ideographs of plane 0. */
const ideographs = {first: 0x3400, last: 0x9fff};

let table: CharacterTable | undefined;

/** Every traditional character with its simplified one, after OpenCC. */
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
