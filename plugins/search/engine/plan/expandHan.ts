import {cutHan} from './cutHan.ts';
import type {Unit} from './cutQuery.ts';
import type {Lexicon} from './Lexicon.ts';
import type {Alternative} from './Plan.ts';
import {weights} from './weights.ts';

/** A part that more words than this contain is too unspecific to match. */
const mostWords = 60;

/** Returns matches of a Chinese word. `open`: it is the last word and may be incomplete. */
export function expandHan({text}: Unit, open: boolean, lexicon: Lexicon): Alternative[] {
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
