// cspell:ignore chongfu
import {pinyin} from 'pinyin-pro';
import type {SerializedTables} from '../format/SerializedIndex.ts';
import {areChinese, isHan, fold} from '../text/tokenize.ts';
import {simplifiedTable} from './simplifiedTable.ts';

const options = {toneType: 'none', type: 'array', v: true, nonZh: 'removed'} as const;

/**
 * Returns the 3,755 common characters of GB 2312, level 1. A reader may type any of them instead of
 * a homophone.
 */
function everydayCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const characters: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{Script=Han}$/u.test(character)) {
        characters.push(character);
      }
    }
  }
  return characters;
}

/**
 * Returns the syllable of every character of the words.
 * @param everyday whether to include the common characters.
 */
function syllableOf(words: Iterable<string>, everyday: boolean): ReadonlyMap<string, string> {
  const characters = new Set(everyday ? everydayCharacters() : []);
  for (const word of words) {
    for (const character of word) {
      characters.add(character);
    }
  }
  const syllables = new Map<string, string>();
  for (const character of [...characters].sort()) {
    const [syllable] = pinyin(character, options);
    if (syllable !== undefined && /^[a-z]+$/.test(syllable)) {
      syllables.set(character, syllable);
    }
  }
  return syllables;
}

/** Returns words whose pinyin differs from that of their single characters (重复 is chongfu). */
function readings(
  words: readonly string[],
  syllables: ReadonlyMap<string, string>,
): [string, string][] {
  const found: [string, string][] = [];
  for (const word of words) {
    const plain = Array.from(word, (character) => syllables.get(character) ?? '').join('');
    const inWord = pinyin(word, options).join('');
    if (word.length > 1 && plain !== inWord && /^[a-z]+$/.test(inWord)) {
      found.push([word, inWord]);
    }
  }
  return found;
}

export type CharacterTables = Pick<SerializedTables, 'simplified' | 'syllables' | 'readings'>;

/**
 * Returns the data about Chinese characters that a browser needs to search these words.
 * @param regional regional variants that a query may contain instead of these words.
 */
export function characterTables(
  words: readonly string[],
  regional: readonly (readonly [string, string])[],
): CharacterTables {
  const chinese = words.filter(isHan);
  if (chinese.length === 0) {
    return {simplified: '', syllables: '', readings: []};
  }
  const used = new Set([...chinese, ...regional.map(([word]) => word)].join(''));
  // Readers do not type homophones of a few Chinese examples.
  const syllables = syllableOf(chinese, areChinese(words));
  const bySyllable = new Map<string, string>();
  for (const [character, syllable] of syllables) {
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  }
  return {
    simplified: [...simplifiedTable()]
      .filter(([, simple]) => used.has(simple))
      .map((pair) => pair.join(''))
      .join(''),
    syllables: [...bySyllable]
      .sort()
      .map((pair) => pair.join(''))
      .join(' '),
    readings: readings(chinese, syllables),
  };
}

/** Returns the traditional characters in these texts, each once. */
export function traditionalIn(texts: Iterable<string>): string {
  const written = new Set<string>();
  for (const text of texts) {
    for (const character of fold(text)) {
      if (simplifiedTable().has(character)) {
        written.add(character);
      }
    }
  }
  return [...written].join('');
}
