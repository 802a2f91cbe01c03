import {fold, foldWithPlaces} from '../text/fold.ts';
import {isHan} from '../text/tokenize.ts';

/** A stretch of a text: where it starts, and where it has ended. In UTF-16 units. */
export type MarkRange = [start: number, end: number];

const letter = /[\p{L}\p{N}\p{M}]/u;

/**
 * The ranges of terms in a text, in order, without overlaps. Case, width and accents do not matter.
 * Words of Latin letters count only as whole words.
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
        // Several folded units may come from one character: the end is where the next one starts.
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
