import {inflectionStem} from '../text/stem.ts';
import {isHan, type Piece, tokenize} from '../text/tokenize.ts';
import {isStopWord} from '../text/stopWords.ts';
import {cutHan, unitsBetween} from './cutQuery.ts';
import type {Lexicon} from './Lexicon.ts';
import {type AnyOf, type Span, weights} from './Plan.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The place of a synonym in the query, and the other words of its group. */
export interface Synonymy extends Place {
  readonly others: readonly string[];
  readonly member: string;
  /** The first word of the group, which identifies it. */
  readonly concept: string;
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a range begins and ends at word boundaries; Chinese words have no visible boundaries. */
function isWhole(folded: string, start: number, end: number): boolean {
  const joins = (left: string, right: string) =>
    letter.test(left) && letter.test(right) && !isHan(left) && !isHan(right);
  return !(
    joins(folded.charAt(start - 1), folded.charAt(start)) ||
    joins(folded.charAt(end - 1), folded.charAt(end))
  );
}

/** Words of other scripts than Chinese, by their inflection stems. */
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

/** Cache of the stems of synonyms, which every key needs; `null` for synonyms with Chinese words. */
const memberStems = new Map<string, string | null>();

function stemsOf(member: string): string | null {
  let stems = memberStems.get(member);
  if (stems === undefined) {
    stems = tokenize(member).some(({kind}) => kind === 'han') ? null : phraseOf(member).stems;
    memberStems.set(member, stems);
  }
  return stems;
}

/** Finds a synonym in a query: with the same spelling, or with other inflections. */
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
  // The singular does not match a synonym in the plural (words, for a word count).
  return from && to && to.end - from.start >= member.length
    ? {start: from.start, end: to.end}
    : undefined;
}

/** Finds the synonyms in a folded query; one inside a longer synonym is ignored. */
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

/** Returns the words of a synonym that say what it is about, with their places. */
function wordsIn(text: string, lexicon: Lexicon): readonly (Place & {readonly text: string})[] {
  const pieces = tokenize(text);
  return pieces
    .filter(({kind}) => kind !== 'code')
    .flatMap((piece) =>
      piece.kind === 'han'
        ? cutHan(piece.text, lexicon, false).map((word) => {
            const start = piece.start + word.start;
            return {text: word.text, start, end: start + word.text.length};
          })
        : [piece],
    )
    .filter((word) => pieces.length === 1 || !isStopWord(word.text));
}

/**
 * Returns the words of a synonym in all forms, or an empty list if the documents lack one of them.
 * @param wide whether to include words of the same family.
 */
export function groupsOf(text: string, lexicon: Lexicon, wide = false): AnyOf[] {
  const groups = wordsIn(text, lexicon).map(({text: word}) => {
    const forms = [...(lexicon.has(word) ? [word] : []), ...(wide ? lexicon.sameFamily(word) : [])];
    return isHan(word) ? forms : [...new Set([...forms, ...lexicon.sameInflection(word)])];
  });
  return groups.some(({length}) => length === 0) ? [] : groups;
}

/** Returns the texts before, between and after the words of a synonym. */
function phraseAround(text: string, lexicon: Lexicon): string[] {
  const words = wordsIn(text, lexicon);
  return [...words, undefined].map((word, place) =>
    text.slice(words[place - 1]?.end ?? 0, word?.start),
  );
}

/** Returns the synonyms that extend a query. */
export function synonymSpans(folded: string, units: readonly Piece[], lexicon: Lexicon): Span[] {
  return synonymiesIn(folded, lexicon).flatMap(({others, start, end}) => {
    const {from, to} = unitsBetween(units, start, end);
    // A single character is a synonym only where it is a word: 翻 in 怎么翻, not in 翻开.
    if (end - start === 1 && units[from]?.text.length !== 1) {
      return [];
    }
    return others.flatMap((other) =>
      [
        {
          all: groupsOf(other, lexicon),
          phrase: phraseAround(other, lexicon),
          weight: weights.synonym,
        },
        {
          all: groupsOf(other, lexicon, true),
          phrase: [],
          weight: weights.synonym * weights.mostOfLatin,
        },
      ]
        .filter(({all}) => all.length > 0 && from < to)
        .map((alternative) => ({from, to, alternative})),
    );
  });
}
