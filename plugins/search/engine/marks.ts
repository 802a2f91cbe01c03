import {fold, foldWithPlaces, isHan} from './text/tokenize.ts';

/** A range of a text in UTF-16 units; the end is exclusive. */
export type MarkRange = readonly [start: number, end: number];

/** Whether a character belongs to a word that has limits, as Chinese words have not. */
const isWordPart = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character) && !isHan(character);

/**
 * Returns the ranges of terms in a text, sorted, without overlaps. Case, width and accents are
 * ignored. Words of Latin letters only match whole words, and a space matches a hyphen too.
 */
export function markRanges(source: string, terms: readonly string[]): MarkRange[] {
  const folded = foldWithPlaces(source);
  const spaced = folded.text.replaceAll('-', ' ');
  const found: MarkRange[] = [];
  for (const term of new Set(terms.map((word) => fold(word)))) {
    if (term === '') {
      continue;
    }
    const text = term.includes(' ') ? spaced : folded.text;
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
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
  const joins = (inside: string, outside: string) => isWordPart(inside) && isWordPart(outside);
  return !(
    joins(term.charAt(0), text.charAt(start - 1)) ||
    joins(term.charAt(term.length - 1), text.charAt(end))
  );
}

function merge(ranges: MarkRange[]): MarkRange[] {
  const merged: [start: number, end: number][] = [];
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

/** A text with the ranges that matched a query, sorted and not overlapping. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly MarkRange[];
}

const ellipsis = '…';

const worthOf = (words: ReadonlySet<string>) =>
  [...words].reduce((sum, {length}) => sum + 1 + length / 10, 0);

/** Returns the piece with the most different terms, or the first of several such pieces. */
export function pieceWith(pieces: readonly string[], terms: readonly string[]): string {
  let best = pieces[0] ?? '';
  let bestWorth = 0;
  for (const piece of pieces) {
    const words = markRanges(piece, terms).map(([from, to]) => fold(piece.slice(from, to)));
    const worth = worthOf(new Set(words));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = piece;
    }
  }
  return best;
}

/**
 * Cuts a text around the place with the most terms.
 * @param maxLength length of the excerpt in characters, without the ellipses at its ends
 * @param marked the terms that are marked
 */
export function excerpt(
  text: string,
  terms: readonly string[],
  maxLength: number,
  marked = terms,
): MarkedText {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= maxLength) {
    return {text: flat, marks: markRanges(flat, marked)};
  }
  const ranges = markRanges(flat, terms);
  const [start, end] = windowAround(flat, bestWindow(flat, ranges, maxLength), maxLength);
  const before = start > 0 ? ellipsis : '';
  const after = end < flat.length ? ellipsis : '';
  const cut = flat.slice(start, end);
  return {text: before + cut + after, marks: shift(markRanges(cut, marked), before.length)};
}

/** Returns the range of marks with the most different words that fits in the excerpt. */
function bestWindow(text: string, ranges: readonly MarkRange[], maxLength: number): MarkRange {
  let best: MarkRange = [0, 0];
  let bestWorth = 0;
  for (const [first, [start]] of ranges.entries()) {
    const words = new Set<string>();
    let end = start;
    for (const [from, to] of ranges.slice(first, first + maxLength)) {
      if (to - start > maxLength) {
        break;
      }
      words.add(fold(text.slice(from, to)));
      end = to;
    }
    const worth = worthOf(words);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = [start, end];
    }
  }
  return best;
}

/** Widens a range to the whole length, and moves its ends to word boundaries. */
function windowAround(text: string, [from, to]: MarkRange, maxLength: number): MarkRange {
  const room = Math.max(0, maxLength - (to - from));
  let start = Math.max(0, from - Math.floor(room / 3));
  let end = Math.min(text.length, start + maxLength);
  start = Math.max(0, end - maxLength);
  while (start > 0 && start < from && insideWord(text, start)) {
    start += 1;
  }
  while (end < text.length && end > Math.max(to, start + 1) && insideWord(text, end)) {
    end -= 1;
  }
  return [start, end];
}

/** Whether a cut at this offset would split a word or a surrogate pair. */
function insideWord(text: string, place: number): boolean {
  return (
    (isWordPart(text.charAt(place - 1)) && isWordPart(text.charAt(place))) ||
    /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(place - 1, place + 1))
  );
}

function shift(ranges: readonly MarkRange[], by: number): MarkRange[] {
  return ranges.map(([start, end]): MarkRange => [start + by, end + by]);
}
