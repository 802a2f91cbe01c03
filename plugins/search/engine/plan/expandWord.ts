import {letterBits} from '../load/Vocabulary.ts';
import {cutHan} from './cutQuery.ts';
import type {Lexicon} from './Lexicon.ts';
import {type Alternative, weights} from './Plan.ts';

/** Returns matches of a Chinese word. `open`: it is the last word and may be incomplete. */
export function expandHan(text: string, open: boolean, lexicon: Lexicon): Alternative[] {
  const alternatives: Alternative[] = [];
  if (lexicon.has(text)) {
    alternatives.push({all: [[text]], weight: 1});
  }
  if (text.length > 1) {
    const longer = lexicon.containing(text, mostWords).filter((word) => word !== text);
    if (longer.length > 0) {
      alternatives.push({all: [longer], weight: weights.inside});
    }
  } else if (open || alternatives.length === 0) {
    const longer = lexicon.beginning(text, mostWords).filter((word) => word !== text);
    const inside = longer.length > 0 ? longer : lexicon.containing(text, mostWords);
    if (inside.length > 0) {
      alternatives.push({all: [inside], weight: weights.parts});
    }
  }
  if (text.length > 2) {
    const parts = partsOf(text, lexicon);
    if (parts.length > 1) {
      alternatives.push({all: parts.map((part) => [part]), weight: weights.parts});
    }
  }
  return alternatives;
}

/** Splits a known word into known words; returns an empty list if that is impossible. */
function partsOf(word: string, lexicon: Lexicon): string[] {
  const shorter: Lexicon = {...lexicon, has: (part) => part !== word && lexicon.has(part)};
  const parts = cutHan(word, shorter, false);
  return parts.every(({text}) => text.length > 1 && shorter.has(text))
    ? parts.map(({text}) => text)
    : [];
}

/** A part that more words than this contain is too unspecific to match. */
const mostWords = 60;

/** Returns matches of a word of letters and digits. `open`: it is the last word and may be incomplete. */
export function expandWord(text: string, open: boolean, lexicon: Lexicon): Alternative[] {
  const alternatives: Alternative[] = [];
  const add = (words: readonly string[], weight: number) => {
    if (words.length > 0) {
      alternatives.push({all: [words], weight});
    }
  };
  add(lexicon.has(text) ? [text] : [], 1);
  add(lexicon.sameInflection(text), weights.inflection);
  add(lexicon.sameLetters(text), weights.joined);
  const known = alternatives.length > 0;
  add(lexicon.sameFamily(text), known ? weights.familyOfKnown : weights.family);
  const longer = open ? lexicon.beginning(text, mostWords).filter((word) => word !== text) : [];
  add(longer, text.length > 2 ? weights.beginning : weights.parts);
  if (text.length > 3) {
    const around = lexicon.containing(text, mostWords).filter((word) => word !== text);
    add(
      around.filter((word) => text.length >= word.length * 0.6),
      weights.mostOfLatin,
    );
  }
  if (!known) {
    alternatives.push(...separated(text, lexicon));
    if (longer.length === 0) {
      alternatives.push(...misspelt(text, open, lexicon));
    }
  }
  return alternatives;
}

/** Splits a compound into known words: `ratelimit` into `rate` and `limit`. */
function separated(text: string, lexicon: Lexicon): Alternative[] {
  const found: Alternative[] = [];
  const shortest = 3;
  for (let cut = shortest; cut <= Math.min(text.length, 40) - shortest; cut += 1) {
    const [left, right] = [text.slice(0, cut), text.slice(cut)];
    if (lexicon.has(left)) {
      const words = lexicon.has(right) ? [right] : lexicon.sameInflection(right);
      if (words.length > 0) {
        found.push({all: [[left], words], weight: weights.joined});
      }
    }
  }
  return found;
}

/**
 * Returns the number of edits that turn one word into another, or `limit + 1` if there are more than
 * `limit`. A swap of neighbours is one edit (optimal string alignment after Damerau 1964).
 */
function damerau(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Whether the letters of two words differ so much that `edits` edits cannot be enough. */
function lettersDiffer(a: number, b: number, edits: number): boolean {
  let different = a ^ b;
  // An edit replaces at most one letter with another, which changes two bits.
  for (let left = 2 * edits; left > 0 && different !== 0; left -= 1) {
    different &= different - 1;
  }
  return different !== 0;
}

/** Maximum number of typos: none in short words, in which every letter makes another word. */
function forgivenEdits(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

function misspelt(text: string, open: boolean, {indexes}: Lexicon): Alternative[] {
  const forgiven = text.length > 32 || /\d/.test(text) ? 0 : forgivenEdits(text.length);
  if (forgiven === 0) {
    return [];
  }
  const byEdits: Set<string>[] = Array.from({length: forgiven + 1}, () => new Set());
  const bits = letterBits(text);
  for (const {vocabulary} of indexes) {
    for (const ordinal of vocabulary.plain) {
      const word = vocabulary.words[ordinal] ?? '';
      if (word.length < text.length - forgiven || word.length < 3) {
        continue;
      }
      if (word.length <= text.length + forgiven) {
        if (!lettersDiffer(bits, vocabulary.letters[ordinal] ?? 0, forgiven)) {
          byEdits[damerau(text, word, forgiven)]?.add(word);
        }
      } else if (open && text.length > 4 && damerau(text, word.slice(0, text.length), 1) === 1) {
        byEdits[1]?.add(word);
      }
    }
  }
  // Only the nearest words match: a word at one edit excludes all words at two edits.
  const edits = byEdits.findIndex((words) => words.size > 0);
  return edits < 1
    ? []
    : [
        {
          all: [[...(byEdits[edits] ?? [])].slice(0, mostWords)],
          weight: edits === 1 ? weights.oneEdit : weights.twoEdits,
        },
      ];
}
