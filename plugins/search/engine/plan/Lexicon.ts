import type {SearchIndex} from '../load/SearchIndex.ts';
import {wordsBeginning, wordsContaining} from '../load/Vocabulary.ts';
import {familyStem, inflectionStem} from '../text/stem.ts';

/** The words of all indexes that are searched, as one vocabulary. */
export interface Lexicon {
  readonly indexes: readonly SearchIndex[];
  /** Length of the longest Chinese word. */
  readonly longest: number;
  has(word: string): boolean;
  /** In how many sections' texts a word stands. */
  frequency(word: string): number;
  beginning(prefix: string, limit: number): string[];
  containing(part: string, limit: number): string[];
  sameInflection(word: string): string[];
  sameFamily(word: string): string[];
  sameLetters(squeezed: string): string[];
}

function collect(
  indexes: readonly SearchIndex[],
  find: (vocabulary: SearchIndex['vocabulary']) => readonly number[],
): string[] {
  const found = new Set<string>();
  for (const {vocabulary} of indexes) {
    for (const ordinal of find(vocabulary)) {
      found.add(vocabulary.words[ordinal] ?? '');
    }
  }
  return [...found];
}

export function lexiconOf(indexes: readonly SearchIndex[]): Lexicon {
  return {
    indexes,
    longest: Math.max(1, ...indexes.map(({vocabulary}) => vocabulary.longest)),
    has: (word) => indexes.some(({vocabulary}) => vocabulary.ordinals.has(word)),
    frequency: (word) =>
      indexes.reduce((sum, {vocabulary, texts}) => {
        const ordinal = vocabulary.ordinals.get(word);
        return ordinal === undefined
          ? sum
          : sum + (texts.starts[ordinal + 1] ?? 0) - (texts.starts[ordinal] ?? 0);
      }, 0),
    beginning: (prefix, limit) =>
      collect(indexes, (vocabulary) => wordsBeginning(vocabulary, prefix, limit)),
    containing: (part, limit) =>
      collect(indexes, (vocabulary) => wordsContaining(vocabulary, part, limit)),
    sameInflection: (word) =>
      collect(indexes, ({byInflection}) => byInflection.get(inflectionStem(word)) ?? []),
    sameFamily: (word) => collect(indexes, ({byFamily}) => byFamily.get(familyStem(word)) ?? []),
    sameLetters: (squeezed) => collect(indexes, ({bySqueezed}) => bySqueezed.get(squeezed) ?? []),
  };
}
