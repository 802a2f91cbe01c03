import {addTo} from '../../../../src/lib/addTo.ts';
import type {SearchIndex} from '../load/SearchIndex.ts';
import type {TitleField} from '../load/Vocabulary.ts';
import {cutHan} from '../plan/cutQuery.ts';
import {lexiconOf} from '../plan/Lexicon.ts';
import {type Alternative, type AnyOf, factorOf, type Plan} from '../plan/Plan.ts';
import {compactText, tokenize} from '../text/tokenize.ts';

/** Titles with a smaller share of the query than this are not compared with it. */
const leastShare = 0.4;

/** A heading of half a word is too short to match the reader's question; two words are enough. */
const wordsOfQuestion = {none: 0.5, full: 2} as const;

/** A word of a title and its weight: 1, or less for a word that only says how the reader asks. */
interface TitleWord {
  readonly start: number;
  readonly end: number;
  readonly mass: number;
}

const knownWords = new WeakMap<TitleField, Map<number, readonly TitleWord[]>>();

/** Splits a title like a query; text in braces is a placeholder and is ignored. */
function cutTitle(text: string, index: SearchIndex): readonly TitleWord[] {
  const lexicon = lexiconOf([index]);
  const filled = text.replace(/\{[^}]*\}/g, (place) => ' '.repeat(place.length));
  return tokenize(filled).flatMap(({kind, text: piece, start, end}) => {
    if (kind === 'code') {
      return [];
    }
    if (kind === 'word') {
      return [{start, end, mass: factorOf(piece)}];
    }
    return cutHan(piece, lexicon, false).map((word) => ({
      start: start + word.start,
      end: start + word.start + word.text.length,
      // A Chinese word has two characters on average.
      mass: (factorOf(word.text) * word.text.length) / 2,
    }));
  });
}

function wordsOf(field: TitleField, title: number, index: SearchIndex): readonly TitleWord[] {
  const known = knownWords.get(field) ?? new Map<number, readonly TitleWord[]>();
  knownWords.set(field, known);
  const words = known.get(title) ?? cutTitle(field.texts[title] ?? '', index);
  known.set(title, words);
  return words;
}

/** Returns the share of a title that the words make up. */
function shareOfTitle(
  titleWords: readonly TitleWord[],
  text: string,
  words: Iterable<string>,
): number {
  const said = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      said.fill(1, at, at + word.length);
    }
  }
  let whole = 0;
  let part = 0;
  for (const {start, end, mass} of titleWords) {
    whole += mass;
    part += (mass * said.subarray(start, end).reduce((sum, one) => sum + one, 0)) / (end - start);
  }
  const {none, full} = wordsOfQuestion;
  return whole > none ? (part / whole) * Math.min(1, (whole - none) / (full - none)) : 0;
}

/** Returns the titles that contain one of the words, with the words that each contains. */
function titlesWith(
  words: AnyOf,
  {holders}: TitleField,
  {vocabulary}: SearchIndex,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const word of words) {
    for (const title of holders.get(vocabulary.ordinals.get(word) ?? -1) ?? []) {
      addTo(found, title, word);
    }
  }
  return found;
}

/** The words of a title that match a query, and how certainly each concept matches. */
interface Held {
  readonly words: Set<string>;
  readonly concepts: Float64Array;
}

function heldByTitles(plan: Plan, index: SearchIndex, field: TitleField): Map<number, Held> {
  const found = new Map<number, Held>();
  const take = (from: number, to: number, {all, weight}: Alternative) => {
    const [first, ...others] = all.map((words) => titlesWith(words, field, index));
    for (const [title, words] of first ?? []) {
      const groups = others.map((titles) => titles.get(title));
      if (groups.includes(undefined)) {
        continue;
      }
      const held = found.get(title) ?? {
        words: new Set(),
        concepts: new Float64Array(plan.concepts.length),
      };
      found.set(title, held);
      for (const word of [words, ...groups].flatMap((group) => group ?? [])) {
        held.words.add(word);
      }
      for (let concept = from; concept < to; concept += 1) {
        held.concepts[concept] = Math.max(held.concepts[concept] ?? 0, weight);
      }
    }
  };
  for (const [concept, {alternatives}] of plan.concepts.entries()) {
    for (const alternative of alternatives) {
      take(concept, concept + 1, alternative);
    }
  }
  for (const {from, to, alternative} of plan.spans) {
    take(from, to, alternative);
  }
  return found;
}

/**
 * Returns for each title of a field how similar it is to the query, from 0 to 1: the share of the
 * query that the title contains, times the share of the title that the query contains. The order of
 * the words is ignored, and question words and polite words count little.
 * @param asked rarity of each concept of the plan; 0 for those that only add to the score.
 */
export function likenesses(
  plan: Plan,
  index: SearchIndex,
  field: TitleField,
  asked: readonly number[],
): ReadonlyMap<number, number> {
  const whole = asked.reduce((sum, worth) => sum + worth, 0);
  const found = new Map<number, number>();
  for (const [title, {words, concepts}] of heldByTitles(plan, index, field)) {
    const text = field.texts[title] ?? '';
    const share = asked.reduce((sum, worth, at) => sum + worth * (concepts[at] ?? 0), 0) / whole;
    // Many sections have the same title, so a short heading that equals the query is no certain answer.
    if (field !== index.sectionTitles && compactText(text) === plan.compact) {
      found.set(title, 1);
    } else if (share >= leastShare) {
      found.set(title, share * shareOfTitle(wordsOf(field, title, index), text, words));
    }
  }
  return found;
}
