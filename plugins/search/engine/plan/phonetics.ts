import type {SearchIndex} from '../load/SearchIndex.ts';
import {fold} from '../text/fold.ts';
import {chineseStopWords} from '../text/stopWords.ts';
import {isHan} from '../text/tokenize.ts';

/** The pronunciation of the Chinese words and titles of an index. */
export interface Phonetics {
  /** Chinese words by their pinyin, without tones and spaces. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** The keys of `words`, sorted. */
  readonly keys: readonly string[];
  /** The initials of each page's title, with letters and digits. */
  readonly pageInitials: readonly string[];
  readonly sectionInitials: readonly string[];
}

const known = new WeakMap<SearchIndex, Phonetics>();

/** Returns the phonetics of an index, which are computed on first use and cached. */
export function phoneticsOf(index: SearchIndex): Phonetics {
  let phonetics = known.get(index);
  if (!phonetics) {
    phonetics = read(index);
    known.set(index, phonetics);
  }
  return phonetics;
}

function read(index: SearchIndex): Phonetics {
  const words = new Map<string, string[]>();
  const add = (word: string) => {
    const pinyin = pinyinOf(word, index);
    if (pinyin !== undefined) {
      const group = words.get(pinyin);
      if (group) {
        group.push(word);
      } else {
        words.set(pinyin, [word]);
      }
    }
  };
  if (index.syllables.size > 1) {
    index.vocabulary.words.filter(isHan).forEach(add);
    chineseStopWords.filter((word) => word.length > 1).forEach(add);
  }
  return {
    words,
    keys: [...words.keys()].sort(),
    pageInitials: index.pages.map(({t}) => initialsOf(t, index)),
    sectionInitials: index.sections.map(({s}) => initialsOf(s, index)),
  };
}

function pinyinOf(word: string, {syllables, readings}: SearchIndex): string | undefined {
  const reading = readings.get(word);
  if (reading !== undefined) {
    return reading;
  }
  let pinyin = '';
  for (const character of word) {
    const syllable = syllables.get(character);
    if (syllable === undefined) {
      return undefined;
    }
    pinyin += syllable;
  }
  return pinyin;
}

function initialsOf(title: string, {syllables, simplified}: SearchIndex): string {
  let initials = '';
  for (const character of fold(title, simplified)) {
    initials +=
      syllables.get(character)?.charAt(0) ?? (/[a-z0-9]/.test(character) ? character : '');
  }
  return initials;
}
