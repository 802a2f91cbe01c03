import {isHan} from '../text/tokenize.ts';
import {fold} from '../text/fold.ts';
import {simplifiedTable} from './simplifiedTable.ts';
import {readings, syllableOf} from './pinyin.ts';

export interface CharacterTables {
  readonly simplified: string;
  readonly traditional: string;
  readonly syllables: string;
  readonly readings: [string, string][];
}

/**
 * Returns the data about Chinese characters that a browser needs to search these words.
 * @param regional regional variants that a query may contain instead of these words.
 */
export function characterTables(
  words: readonly string[],
  regional: readonly (readonly [string, string])[],
  texts: Iterable<string>,
): CharacterTables {
  const chinese = words.filter(isHan);
  if (chinese.length === 0) {
    return {simplified: '', traditional: '', syllables: '', readings: []};
  }
  const used = new Set([...chinese, ...regional.map(([word]) => word)].join(''));
  const written = new Set<string>();
  for (const text of texts) {
    for (const character of fold(text)) {
      if (simplifiedTable().has(character)) {
        written.add(character);
      }
    }
  }
  // If few words are Chinese, they are only examples, and readers do not type homophones of them.
  const syllables = syllableOf(chinese, chinese.length * 10 > words.length);
  const bySyllable = new Map<string, string>();
  for (const [character, syllable] of syllables) {
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  }
  return {
    simplified: [...simplifiedTable()]
      .filter(([, simple]) => used.has(simple))
      .map((pair) => pair.join(''))
      .join(''),
    traditional: [...written].join(''),
    syllables: [...bySyllable]
      .sort()
      .map((pair) => pair.join(''))
      .join(' '),
    readings: readings(chinese, syllables),
  };
}
