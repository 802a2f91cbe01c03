// cspell:ignore chongfu
import {pinyin} from 'pinyin-pro';
import type {SerializedTables} from '../format/SerializedIndex.ts';
import {commonCharacters} from '../text/commonCharacters.ts';
import {areChinese, isHan, fold} from '../text/tokenize.ts';
import {simplifiedTable} from './simplifiedTable.ts';

const options = {toneType: 'none', type: 'array', v: true, nonZh: 'removed'} as const;

/** Returns the syllables of characters that have one. */
function syllablesOf(characters: Iterable<string>): ReadonlyMap<string, string> {
  const syllables = new Map<string, string>();
  for (const character of [...new Set(characters)].sort()) {
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
  return words.flatMap((word): [string, string][] => {
    const plain = Array.from(word, (character) => syllables.get(character) ?? '').join('');
    const inWord = pinyin(word, options).join('');
    const isDifferent = word.length > 1 && plain !== inWord && /^[a-z]+$/.test(inWord);
    return isDifferent ? [[word, inWord]] : [];
  });
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
  const syllables = syllablesOf([...chinese.join(''), ...common]);
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
export function traditionalIn(texts: readonly string[]): string {
  const written = new Set(fold(texts.join('')));
  return [...written].filter((character) => simplifiedTable().has(character)).join('');
}
