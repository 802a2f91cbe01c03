import {inflectionStem} from '../text/stem.ts';
import {isHan, tokenize} from '../text/tokenize.ts';
import {isStopWord} from '../text/stopWords.ts';
import {cutHan} from './cutHan.ts';
import {unitsBetween, type Unit} from './cutQuery.ts';
import type {Lexicon} from './Lexicon.ts';
import type {AnyOf, Span} from './Plan.ts';
import {weights} from './weights.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the query holds a member of a synonym group, and the others of the group. */
export interface Synonymy extends Place {
  readonly others: readonly string[];
  readonly member: string;
  /** The first word of the group, by which it is known. */
  readonly concept: string;
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

/** Words of other scripts than Chinese by their inflection stems. */
interface Phrase {
  /** The stems, each between two spaces. */
  readonly stems: string;
  readonly words: readonly Place[];
}

function phraseOf(text: string): Phrase {
  const words = tokenize(text).filter(({kind}) => kind === 'word');
  const stems = words.map((word) => inflectionStem(word.text));
  return {stems: ` ${stems.join(' ')} `, words};
}

/** The stems of members, which every key asks for again; null for members with Chinese words. */
const memberStems = new Map<string, string | null>();

function stemsOf(member: string): string | null {
  let stems = memberStems.get(member);
  if (stems === undefined) {
    stems = tokenize(member).some(({kind}) => kind === 'han') ? null : phraseOf(member).stems;
    memberStems.set(member, stems);
  }
  return stems;
}

/** Where a query holds a member: as it is written, or with inflections that it lacks. */
function placeOf(member: string, folded: string, {stems, words}: Phrase): Place | undefined {
  const start = folded.indexOf(member);
  const end = start + member.length;
  if (start >= 0 && isWhole(folded, start, end)) {
    return {start, end};
  }
  const wanted = stemsOf(member);
  const at = wanted === null || wanted === '  ' ? -1 : stems.indexOf(wanted);
  if (at < 0) {
    return undefined;
  }
  const spacesIn = (text: string) => text.split(' ').length - 1;
  const first = spacesIn(stems.slice(0, at));
  const last = first + spacesIn(wanted ?? '') - 2;
  const [from, to] = [words[first], words[last]];
  // A member in the plural (words, for a word count) is not meant by the singular.
  return from && to && to.end - from.start >= member.length
    ? {start: from.start, end: to.end}
    : undefined;
}

/** The synonym groups that a folded query touches; a member inside a longer one is not meant. */
export function synonymiesIn(folded: string, {synonyms}: Lexicon): Synonymy[] {
  const found: Synonymy[] = [];
  const phrase = phraseOf(folded);
  for (const group of synonyms) {
    for (const member of group) {
      const place = placeOf(member, folded, phrase);
      if (place) {
        const others = group.filter((other) => other !== member);
        found.push({...place, others, member, concept: group[0] ?? member});
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
