import {tokenize} from '../text/tokenize.ts';
import type {Vocabulary} from './Vocabulary.ts';

/** Words of short texts: titles, breadcrumbs, or questions. */
export interface TitleField {
  /** Folded texts. */
  readonly texts: readonly string[];
  /** Ordinals of the texts that contain a word, by the word's ordinal. */
  readonly holders: ReadonlyMap<number, readonly number[]>;
  /** For each text: the weight of a word in it, by length (BM25). */
  readonly norms: Float64Array;
}

/**
 * How strongly length counts (BM25's b). Titles vary less in length than texts, and a long one is as
 * good an answer; but of two titles with the word, the shorter one is more specific.
 */
const lengthWeight = 0.4;

/**
 * Finds all of the vocabulary's words in folded titles, at any position. Titles are split at load time
 * instead of build time, so that they take no space in the index and words inside other words are
 * found too.
 */
export function titleField(titles: readonly string[], vocabulary: Vocabulary): TitleField {
  const holders = new Map<number, number[]>();
  const lengths = titles.map((title, ordinal) => {
    const words = new Set<number>();
    let length = 0;
    for (const {kind, text} of tokenize(title)) {
      if (kind === 'han') {
        addInside(text, vocabulary, words);
        length += text.length / 2;
      } else {
        addWord(text, vocabulary, words);
        length += kind === 'word' ? 1 : 0;
      }
    }
    for (const word of words) {
      const list = holders.get(word);
      if (list) {
        list.push(ordinal);
      } else {
        holders.set(word, [ordinal]);
      }
    }
    return length;
  });
  return {texts: titles, holders, norms: norms(lengths, lengthWeight)};
}

/** Returns BM25's length norms: 1 for a text of average length, greater for a shorter one. */
export function norms(lengths: readonly number[], weight: number): Float64Array {
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(filled.length, 1);
  return Float64Array.from(
    lengths,
    (length) => 1 / (1 - weight + (weight * length) / Math.max(average, 1)),
  );
}

function addWord(word: string, {ordinals}: Vocabulary, found: Set<number>): boolean {
  const ordinal = ordinals.get(word);
  if (ordinal !== undefined) {
    found.add(ordinal);
  }
  return ordinal !== undefined;
}

function addInside(run: string, vocabulary: Vocabulary, found: Set<number>): void {
  let covered = 0;
  for (let start = 0; start < run.length; start += 1) {
    const furthest = Math.min(run.length, start + vocabulary.longest);
    for (let end = furthest; end > start + 1; end -= 1) {
      if (addWord(run.slice(start, end), vocabulary, found)) {
        covered = Math.max(covered, end);
      }
    }
    if (covered <= start) {
      addWord(run.charAt(start), vocabulary, found);
    }
  }
}
