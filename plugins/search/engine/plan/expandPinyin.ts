import {isStopWord} from '../text/stopWords.ts';
import type {Piece} from '../text/tokenize.ts';
import {findHomophones} from './cutQuery.ts';
import {type Lexicon, phoneticsOf} from './Lexicon.ts';
import {type AnyOf, type Places, type Span, weights} from './Plan.ts';

/** Minimum length of pinyin: shorter runs of letters are read as initials or as separate words. */
const shortestPinyin = 4;
const longestPinyin = 64;
const longestWord = 30;

/** Matches letters that are pinyin of known Chinese words, with or without spaces. */
export function pinyinSpans(units: readonly Piece[], open: boolean, lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  if (!lexicon.indexes.some(({syllables}) => syllables.size > 1)) {
    return spans;
  }
  for (let from = 0; from < units.length; from += 1) {
    let letters = '';
    let found: Span | undefined;
    let known = true;
    for (let to = from + 1; to <= Math.min(units.length, from + 16); to += 1) {
      const unit = units[to - 1];
      if (!unit || !/^[a-z]+$/.test(unit.text)) {
        break;
      }
      letters += unit.text;
      known &&= lexicon.has(unit.text);
      if (letters.length > longestPinyin) {
        break;
      }
      if (letters.length >= shortestPinyin && !known) {
        const groups = readPinyin(letters, open && to === units.length, lexicon);
        if (groups.length > 0) {
          found = {from, to, alternative: {all: groups, weight: weights.pinyin}};
        }
      }
    }
    if (found) {
      spans.push(found);
      from = found.to - 1;
    }
  }
  return spans;
}

/** Splits pinyin into the fewest known words. `open`: the last one may be incomplete. */
function readPinyin(letters: string, open: boolean, lexicon: Lexicon): AnyOf[] {
  const best: {cost: number; groups: AnyOf[]}[] = [];
  best[0] = {cost: 0, groups: []};
  for (let start = 0; start < letters.length; start += 1) {
    const before = best[start];
    if (!before) {
      continue;
    }
    for (let end = start + 2; end <= Math.min(letters.length, start + longestWord); end += 1) {
      const part = letters.slice(start, end);
      let words = findHomophones(part, lexicon);
      let cost = words.some((word) => word.length > 1) ? 1 : 2.5;
      if (words.length === 0 && open && end === letters.length && part.length > 2) {
        words = soundingAsFrom(part, lexicon);
        cost = 1.5;
      }
      const total = before.cost + cost;
      if (words.length > 0 && total < (best[end]?.cost ?? Infinity)) {
        best[end] = {cost: total, groups: [...before.groups, words]};
      }
    }
  }
  const groups = best[letters.length]?.groups ?? [];
  // Single characters have too many homophones.
  return groups.some((words) => words.some((word) => word.length > 1))
    ? groups.filter((words) => !words.every(isStopWord))
    : [];
}

function soundingAsFrom(prefix: string, {indexes}: Lexicon): string[] {
  const found = new Set<string>();
  for (const index of indexes) {
    const {keys, words} = phoneticsOf(index);
    for (const key of keys) {
      if (key.startsWith(prefix)) {
        words.get(key)?.forEach((word) => found.add(word));
      }
    }
  }
  return [...found].filter((word) => word.length > 1).slice(0, 40);
}

/** Finds titles whose pinyin contains these initials; two letters must be at the beginning. */
export function placesWithInitials(
  letters: string,
  {indexes}: Lexicon,
): readonly Places[] | undefined {
  if (!/^[a-z0-9]{2,24}$/.test(letters) || !/[a-z]{2}/.test(letters)) {
    return undefined;
  }
  const matches = (initials: string) =>
    letters.length === 2 ? initials.startsWith(letters) : initials.includes(letters);
  const places = indexes.map((index) => {
    if (index.syllables.size < 2) {
      return {pages: [], sections: []};
    }
    const {pageInitials, sectionInitials} = phoneticsOf(index);
    return {
      pages: [...pageInitials.keys()].filter((page) => matches(pageInitials[page] ?? '')),
      sections: [...sectionInitials.keys()].filter((section) =>
        matches(sectionInitials[section] ?? ''),
      ),
    };
  });
  return places.some(({sections}) => sections.length > 0) ? places : undefined;
}
