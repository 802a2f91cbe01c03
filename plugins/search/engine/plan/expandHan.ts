import {cutHan} from './cutHan.ts';
import type {Unit} from './cutQuery.ts';
import type {Lexicon} from './Lexicon.ts';
import type {Alternative} from './Plan.ts';
import {weights} from './weights.ts';

/** More words than this with the same part say that the part means nothing. */
const mostWords = 60;

/** What answers a Chinese word of the query. `open`: it is the last one and may not be complete. */
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

/** The known words that a known word is made of; none if it is not made of known words only. */
function partsOf(word: string, lexicon: Lexicon): string[] {
  const shorter: Lexicon = {...lexicon, has: (part) => part !== word && lexicon.has(part)};
  const parts = cutHan(word, shorter, false);
  return parts.every(({text}) => text.length > 1 && shorter.has(text))
    ? parts.map(({text}) => text)
    : [];
}
