import {addTo} from '../../../../src/lib/addTo.ts';
import type {SearchIndex} from '../load/SearchIndex.ts';
import {wordsBeginning, wordsContaining, type Vocabulary} from '../load/Vocabulary.ts';
import {areChinese, type CharacterTable, fold, isHan} from '../text/tokenize.ts';
import {familyStem, inflectionStem} from '../text/stem.ts';
import {chineseStopWords} from '../text/stopWords.ts';

/** The words of all searched indexes as one vocabulary. */
export interface Lexicon {
  readonly indexes: readonly SearchIndex[];
  /** Whether the documents of any index are Chinese. */
  readonly isChinese: boolean;
  /** Length of the longest Chinese word. */
  readonly longest: number;
  readonly simplified: CharacterTable;
  /** The synonym groups of all indexes, folded, without duplicates. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words of these groups that are never shown to the reader. */
  readonly silent: ReadonlySet<string>;
  /** Returns the spelling in which the reader sees a word of these groups. */
  named(word: string): string;
  /** Words of other Chinese-speaking regions and their equivalents in the documents. */
  readonly regional: readonly (readonly [string, string])[];
  has(word: string): boolean;
  /** Returns the number of sections whose text contains a word. */
  frequency(word: string): number;
  beginning(prefix: string, limit: number): string[];
  containing(part: string, limit: number): string[];
  sameInflection(word: string): string[];
  sameFamily(word: string): string[];
  sameLetters(compact: string): string[];
}

const ofOne = new WeakMap<SearchIndex, Lexicon>();
let ofSeveral: Lexicon | undefined;

/**
 * Returns the lexicon of these indexes. It is cached because every key of a query needs the same
 * ones: that of all indexes, and that of each index.
 */
export function lexiconOf(indexes: readonly SearchIndex[]): Lexicon {
  const [only] = indexes;
  if (only && indexes.length === 1) {
    const lexicon = ofOne.get(only) ?? merge([only]);
    ofOne.set(only, lexicon);
    return lexicon;
  }
  const same =
    ofSeveral?.indexes.length === indexes.length &&
    ofSeveral.indexes.every((index, ordinal) => index === indexes[ordinal]);
  ofSeveral = same && ofSeveral ? ofSeveral : merge([...indexes]);
  return ofSeveral;
}

function merge(indexes: readonly SearchIndex[]): Lexicon {
  const collect = (find: (vocabulary: Vocabulary) => readonly number[] | undefined): string[] => {
    const found = new Set<string>();
    for (const {vocabulary} of indexes) {
      for (const ordinal of find(vocabulary) ?? []) {
        found.add(vocabulary.words[ordinal] ?? '');
      }
    }
    return [...found];
  };
  const synonyms = indexes.flatMap((index) => index.synonyms);
  return {
    indexes,
    isChinese: indexes.some(({vocabulary}) => areChinese(vocabulary.words)),
    longest: Math.max(1, ...indexes.map(({vocabulary}) => vocabulary.longest)),
    simplified: new Map(indexes.flatMap(({simplified}) => [...simplified])),
    synonyms: [...new Map(synonyms.map((group) => [group.join('\n'), group])).values()],
    silent: new Set(indexes.flatMap((index) => index.silent)),
    named: (word) => indexes.find(({named}) => named.has(word))?.named.get(word) ?? word,
    regional: [...new Map(indexes.flatMap(({regional}) => [...regional]))],
    has: (word) => indexes.some(({vocabulary}) => vocabulary.ordinals.has(word)),
    frequency: (word) =>
      indexes.reduce((sum, {vocabulary, texts}) => {
        const ordinal = vocabulary.ordinals.get(word);
        return ordinal === undefined
          ? sum
          : sum + (texts.starts[ordinal + 1] ?? 0) - (texts.starts[ordinal] ?? 0);
      }, 0),
    beginning: (prefix, limit) =>
      collect((vocabulary) => wordsBeginning(vocabulary, prefix, limit)),
    containing: (part, limit) => collect((vocabulary) => wordsContaining(vocabulary, part, limit)),
    sameInflection: (word) => {
      const stem = inflectionStem(word);
      return collect(({byInflection}) => byInflection.get(stem));
    },
    sameFamily: (word) => {
      const stem = familyStem(word);
      return collect(({byFamily}) => byFamily.get(stem));
    },
    sameLetters: (compact) => collect(({byCompact}) => byCompact.get(compact)),
  };
}

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

const phoneticsByIndex = new WeakMap<SearchIndex, Phonetics>();

/** Returns the phonetics of an index, which are computed on first use and cached. */
export function phoneticsOf(index: SearchIndex): Phonetics {
  let phonetics = phoneticsByIndex.get(index);
  if (!phonetics) {
    phonetics = readPhonetics(index);
    phoneticsByIndex.set(index, phonetics);
  }
  return phonetics;
}

function readPhonetics(index: SearchIndex): Phonetics {
  const words = new Map<string, string[]>();
  const add = (word: string) => {
    const pinyin = pinyinOf(word, index);
    if (pinyin !== undefined) {
      addTo(words, pinyin, word);
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
