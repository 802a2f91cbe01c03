import {addTo} from '../../../../src/lib/addTo.ts';
import {isHan, compactText, tokenize} from '../text/tokenize.ts';
import {familyStem, inflectionStem} from '../text/stem.ts';

type Groups = ReadonlyMap<string, readonly number[]>;

/** The words of an index, with lookup tables. Words are identified by their ordinals. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly ordinals: ReadonlyMap<string, number>;
  readonly longest: number;
  /** Ordinals of words in other scripts than Chinese that contain no symbols. */
  readonly plain: readonly number[];
  /** For each word the letters a to z that it contains, one bit each, as `letterBits` sets them. */
  readonly letters: Uint32Array;
  readonly byInflection: Groups;
  readonly byFamily: Groups;
  /** Words with symbols, by their form without symbols. */
  readonly byCompact: Groups;
  /** All words, each between two spaces. */
  readonly text: string;
  /** For each word its offset in `text`. */
  readonly places: Uint32Array;
}

/** Returns a bit mask of the letters a to z in a word. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) {
    const letter = word.charCodeAt(place) - 0x61;
    bits |= letter >= 0 && letter < 26 ? 1 << letter : 0;
  }
  return bits;
}

export function readVocabulary(text: string): Vocabulary {
  const words = text === '' ? [] : text.split(' ');
  const ordinals = new Map<string, number>();
  const plain: number[] = [];
  const byInflection = new Map<string, number[]>();
  const byFamily = new Map<string, number[]>();
  const byCompact = new Map<string, number[]>();
  const letters = new Uint32Array(words.length);
  const places = new Uint32Array(words.length);
  let place = 1;
  let longest = 1;
  for (const [ordinal, word] of words.entries()) {
    ordinals.set(word, ordinal);
    places[ordinal] = place;
    place += word.length + 1;
    if (isHan(word)) {
      longest = Math.max(longest, word.length);
      continue;
    }
    const compact = compactText(word);
    if (compact !== word) {
      addTo(byCompact, compact, ordinal);
      continue;
    }
    plain.push(ordinal);
    letters[ordinal] = letterBits(word);
    if (/^[a-z]{2,}$/.test(word)) {
      addTo(byInflection, inflectionStem(word), ordinal);
      addTo(byFamily, familyStem(word), ordinal);
    }
  }
  return {
    words,
    ordinals,
    longest: Math.min(longest, 16),
    plain,
    letters,
    byInflection,
    byFamily,
    byCompact,
    text: ` ${text} `,
    places,
  };
}

/** Returns ordinals of the words that contain `part`, in order; at most `limit`. */
export function wordsContaining(vocabulary: Vocabulary, part: string, limit: number): number[] {
  const found: number[] = [];
  const {text, places} = vocabulary;
  let from = 0;
  while (found.length < limit) {
    const at = text.indexOf(part, from);
    if (at < 0) {
      break;
    }
    // The word at this place is the last one that does not begin after it.
    found.push(firstWhere(places.length, (ordinal) => (places[ordinal] ?? 0) > at) - 1);
    from = text.indexOf(' ', at);
  }
  return found;
}

/** Returns ordinals of the words that begin with `prefix`, in order; at most `limit`. */
export function wordsBeginning(vocabulary: Vocabulary, prefix: string, limit: number): number[] {
  const {words} = vocabulary;
  const found: number[] = [];
  let ordinal = firstWhere(words.length, (place) => (words[place] ?? '') >= prefix);
  while (found.length < limit && words[ordinal]?.startsWith(prefix) === true) {
    found.push(ordinal);
    ordinal += 1;
  }
  return found;
}

/** Returns the first place of a sorted list from which on a test holds; its length if none. */
function firstWhere(length: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

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
      addTo(holders, word, ordinal);
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
