// cspell:ignore chongfu
import {pinyin} from 'pinyin-pro';
import type {SerializedTables} from '../format/SerializedIndex.ts';
import {commonCharacters} from '../text/commonCharacters.ts';
import {areChinese, isHan, fold} from '../text/tokenize.ts';
import {simplifiedTable} from './simplifiedTable.ts';

const options = {toneType: 'none', type: 'array', v: true, nonZh: 'removed'} as const;

/** Returns the syllable of every character of the words, and of other characters. */
function syllableOf(
  words: Iterable<string>,
  others: readonly string[],
): ReadonlyMap<string, string> {
  const characters = new Set(others);
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

/** Encodes syllables in the format of `SerializedTables.syllables`. */
function encodeSyllables(
  syllables: ReadonlyMap<string, string>,
  common: readonly string[],
): string {
  const runs: {readonly syllable: string; count: number}[] = [];
  for (const character of common) {
    const syllable = syllables.get(character) ?? '';
    const last = runs.at(-1);
    if (last?.syllable === syllable) {
      last.count += 1;
    } else {
      runs.push({syllable, count: 1});
    }
  }
  const isCommon = new Set(common);
  const others = new Map<string, string>();
  for (const [character, syllable] of syllables) {
    if (!isCommon.has(character)) {
      others.set(syllable, (others.get(syllable) ?? '') + character);
    }
  }
  return [
    ...runs.map(({syllable, count}) => `${syllable}${count}`),
    ...[...others].sort().map((pair) => pair.join('')),
  ].join(' ');
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

/**
 * Returns the data about Chinese characters that a browser needs to search these words.
 * @param regional regional variants that a query may contain instead of these words.
 */
export function characterTables(
  words: readonly string[],
  regional: readonly (readonly [string, string])[],
): Pick<SerializedTables, 'simplified' | 'syllables' | 'readings'> {
  const chinese = words.filter(isHan);
  if (chinese.length === 0) {
    return {simplified: '', syllables: '', readings: []};
  }
  const used = new Set([...chinese, ...regional.map(([word]) => word)].join(''));
  // Readers type any of the common characters instead of a homophone, but not of a few Chinese examples.
  const common = areChinese(words) ? commonCharacters() : [];
  const syllables = syllableOf(chinese, common);
  return {
    simplified: [...simplifiedTable()]
      .filter(([, simple]) => used.has(simple))
      .map((pair) => pair.join(''))
      .join(''),
    syllables: encodeSyllables(syllables, common),
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
