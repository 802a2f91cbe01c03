import {isHan, tokenize} from '../text/tokenize.ts';
import {isStopWord} from '../text/stopWords.ts';
import {cutHan} from './cutHan.ts';
import {unitsBetween, type Unit} from './cutQuery.ts';
import type {Lexicon} from './Lexicon.ts';
import type {AnyOf, Span} from './Plan.ts';
import {weights} from './weights.ts';

/** A member of a synonym group that the query holds, and the others of the group. */
export interface Synonymy {
  readonly member: string;
  readonly others: readonly string[];
  readonly start: number;
  readonly end: number;
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a stretch begins and ends where words do; Chinese words have no visible ends. */
function isWhole(folded: string, start: number, end: number): boolean {
  const joins = (left: string, right: string) =>
    letter.test(left) && letter.test(right) && !isHan(left) && !isHan(right);
  return !(
    joins(folded.charAt(start - 1), folded.charAt(start)) ||
    joins(folded.charAt(end - 1), folded.charAt(end))
  );
}

/** The synonym groups that a folded query touches; a member inside a longer one is not meant. */
export function synonymiesIn(folded: string, {synonyms}: Lexicon): Synonymy[] {
  const found: Synonymy[] = [];
  for (const group of synonyms) {
    for (const member of group) {
      const start = folded.indexOf(member);
      const end = start + member.length;
      if (start >= 0 && isWhole(folded, start, end)) {
        found.push({member, others: group.filter((other) => other !== member), start, end});
      }
    }
  }
  return found.filter(
    ({start, end}) =>
      !found.some(
        (longer) =>
          longer.start <= start && longer.end >= end && longer.end - longer.start > end - start,
      ),
  );
}

/**
 * The words of a synonym, in all their forms; none if the documents lack one of them.
 * @param wide whether words of the same family will do.
 */
export function groupsOf(text: string, lexicon: Lexicon, wide = false): AnyOf[] {
  const groups: AnyOf[] = [];
  for (const piece of tokenize(text)) {
    if (piece.kind === 'code') {
      continue;
    }
    const words = piece.kind === 'han' ? cutHan(piece.text, lexicon, false) : [piece];
    for (const {text: word} of words) {
      if (isStopWord(word) && tokenize(text).length > 1) {
        continue;
      }
      const forms = [
        ...(lexicon.has(word) ? [word] : []),
        ...(wide ? lexicon.sameFamily(word) : []),
      ];
      const group = isHan(word) ? forms : [...new Set([...forms, ...lexicon.sameInflection(word)])];
      if (group.length === 0) {
        return [];
      }
      groups.push(group);
    }
  }
  return groups;
}

/** What the synonyms of a query's words add to it. */
export function synonymSpans(folded: string, units: readonly Unit[], lexicon: Lexicon): Span[] {
  return synonymiesIn(folded, lexicon).flatMap(({others, start, end}) => {
    const {from, to} = unitsBetween(units, start, end);
    return others.flatMap((other) =>
      [
        {all: groupsOf(other, lexicon), weight: weights.synonym},
        {all: groupsOf(other, lexicon, true), weight: weights.synonym * weights.mostOfLatin},
      ]
        .filter(({all}) => all.length > 0 && from < to)
        .map((alternative) => ({from, to, alternative})),
    );
  });
}
