import {tokenize, type Piece} from '../text/tokenize.ts';
import {isParticle, isStopWord} from '../text/stopWords.ts';
import {type Lexicon, phoneticsOf} from './Lexicon.ts';
import {type Span, weights} from './Plan.ts';

/** A word of a Chinese run; `homophones` are known words that sound like an unknown one. */
export interface HanWord {
  readonly text: string;
  readonly start: number;
  readonly homophones: readonly string[];
}

/**
 * Costs of a segmentation: the fewest and longest known words win; a homophone of a known word costs
 * nearly two words, which is less than two characters that form no word.
 */
const cost = {word: 1, homophone: 1.9, character: 1.6, unknown: 3} as const;

/** Maximum length of a word that is searched by its sound, in characters. */
const longestHeard = 6;

/**
 * Segments a run of Chinese characters by the cheapest path over the words of the indexes, so that a
 * query is never split into words that no document contains.
 * @param hears whether to recognise homophones of known words.
 */
export function cutHan(run: string, lexicon: Lexicon, hears = true): HanWord[] {
  const best = new Float64Array(run.length + 1).fill(Infinity);
  best[0] = 0;
  const steps: (HanWord | undefined)[] = Array.from({length: run.length + 1}, () => undefined);
  const offer = (start: number, end: number, price: number, homophones: readonly string[] = []) => {
    const total = (best[start] ?? 0) + price;
    if (total < (best[end] ?? Infinity)) {
      best[end] = total;
      steps[end] = {text: run.slice(start, end), start, homophones};
    }
  };
  const syllables = hears ? syllablesOf(run, lexicon) : [];
  for (let start = 0; start < run.length; start += 1) {
    const furthest = Math.min(run.length, start + lexicon.longest);
    for (let end = start + 1; end <= furthest; end += 1) {
      const word = run.slice(start, end);
      const known = isStopWord(word) || lexicon.has(word);
      if (end === start + 1) {
        offer(start, end, known ? (isStopWord(word) ? cost.word : cost.character) : cost.unknown);
      } else if (known) {
        // Of two segmentations with as many words, the one with the more frequent words wins.
        offer(start, end, cost.word + 0.1 / (1 + lexicon.frequency(word)));
      } else if (hears && end - start <= longestHeard) {
        const homophones = homophonesIn(word, syllables.slice(start, end).join(''), lexicon);
        if (homophones.length > 0) {
          offer(start, end, cost.homophone, homophones);
        }
      }
    }
  }
  const words: HanWord[] = [];
  for (let end = run.length; end > 0;) {
    const step = steps[end];
    if (!step) {
      break;
    }
    words.unshift(step);
    end = step.start;
  }
  return words;
}

/**
 * Returns known homophones of a word that no document contains. Two characters of which one is a
 * function word (写在, 隔一) are two words, unless the other one is a correct character (对其 for 对齐).
 */
function homophonesIn(word: string, pinyin: string, lexicon: Lexicon): string[] {
  const homophones = findHomophones(pinyin, lexicon);
  return word.length === 2 && Array.from(word).some(isParticle)
    ? homophones.filter((one) => one.startsWith(word.charAt(0)) || one.charAt(1) === word.charAt(1))
    : homophones;
}

function syllablesOf(run: string, {indexes}: Lexicon): string[] {
  return Array.from({length: run.length}, (_, place) => {
    for (const {syllables} of indexes) {
      const syllable = syllables.get(run.charAt(place));
      if (syllable !== undefined) {
        return syllable;
      }
    }
    return '?';
  });
}

/** Returns the Chinese words of the indexes with this pinyin. */
export function findHomophones(pinyin: string, {indexes}: Lexicon): string[] {
  const found = new Set<string>();
  for (const index of indexes) {
    for (const word of phoneticsOf(index).words.get(pinyin) ?? []) {
      found.add(word);
    }
  }
  return [...found];
}

/** The parts of a query. */
export interface Cut {
  /** The words, one piece each. */
  readonly units: readonly Piece[];
  /** Known words that sound like some of the units. */
  readonly homophones: readonly Span[];
  /** Words joined by symbols. */
  readonly codes: readonly Piece[];
}

/** Splits a folded query into words, in its order. */
export function cutQuery(folded: string, lexicon: Lexicon): Cut {
  const units: Piece[] = [];
  const homophones: Span[] = [];
  const codes: Piece[] = [];
  for (const piece of tokenize(folded)) {
    if (piece.kind === 'code') {
      codes.push(piece);
    } else if (piece.kind === 'word') {
      units.push(piece);
    } else {
      for (const word of cutHan(piece.text, lexicon)) {
        const from = units.length;
        const inside = word.homophones.length > 0 ? cutHan(word.text, lexicon, false) : [word];
        for (const {text, start} of inside) {
          const at = piece.start + start + (inside[0] === word ? 0 : word.start);
          units.push({kind: 'han', text, start: at, end: at + text.length});
        }
        if (word.homophones.length > 0) {
          const alternative = {all: [word.homophones], weight: weights.homophone};
          homophones.push({from, to: units.length, alternative});
        }
      }
    }
  }
  return {units, homophones, codes};
}

/** Returns the units that overlap a range of the query: from `from` to before `to`. */
export function unitsBetween(
  units: readonly Piece[],
  start: number,
  end: number,
): {from: number; to: number} {
  const from = units.findIndex((unit) => unit.end > start);
  return from < 0 ? {from: 0, to: 0} : {from, to: units.filter((unit) => unit.start < end).length};
}
