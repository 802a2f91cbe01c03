import {fold, foldWithPlaces} from '../text/fold.ts';
import {isHan} from '../text/tokenize.ts';

/** A range of a text in UTF-16 units; the end is exclusive. */
export type MarkRange = [start: number, end: number];

const letter = /[\p{L}\p{N}\p{M}]/u;

/**
 * Returns the ranges of terms in a text, sorted, without overlaps. Case, width and accents are
 * ignored. Words of Latin letters only match whole words.
 */
export function markRanges(text: string, terms: readonly string[]): MarkRange[] {
  const folded = foldWithPlaces(text);
  const found: MarkRange[] = [];
  for (const term of new Set(terms.map((word) => fold(word)))) {
    if (term === '') {
      continue;
    }
    for (let at = folded.text.indexOf(term); at >= 0; at = folded.text.indexOf(term, at + 1)) {
      const end = at + term.length;
      if (isWholeWord(folded.text, term, at, end)) {
        const start = folded.starts[at] ?? 0;
        // One character may fold to several units, so the range ends where the next character starts.
        found.push([start, endAfter(folded.starts, end, start)]);
      }
    }
  }
  return merge(found);
}

function endAfter(starts: readonly number[], end: number, start: number): number {
  let place = end;
  while ((starts[place] ?? 0) === starts[end - 1] && place < starts.length - 1) {
    place += 1;
  }
  return Math.max(starts[place] ?? start, start);
}

function isWholeWord(text: string, term: string, start: number, end: number): boolean {
  const joins = (inside: string, outside: string) =>
    letter.test(inside) && letter.test(outside) && !isHan(inside) && !isHan(outside);
  return !(
    joins(term.charAt(0), text.charAt(start - 1)) ||
    joins(term.charAt(term.length - 1), text.charAt(end))
  );
}

function merge(ranges: MarkRange[]): MarkRange[] {
  const merged: MarkRange[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && start < last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}
