import type {SearchIndex} from './load/SearchIndex.ts';
import {type Alternative, type Concept, type Plan, weights} from './plan/Plan.ts';
import {isStopWord} from './text/stopWords.ts';

/** Maximum number of words of a hit: more marks would hide what matters. */
const mostTerms = 40;
/** Maximum number of spellings of a synonym, or of a traditional word. */
const mostSpellings = 8;

const oneHan = /^\p{Script=Han}$/u;

type Holds = (word: string) => boolean;

/** Words of the documents, in their spelling apart from case and accents. */
export interface HitWords {
  /** All words that the query found. An excerpt is chosen by them. */
  readonly terms: readonly string[];
  /** The words that are marked for the reader. `hitWords` says which. */
  readonly marked: readonly string[];
}

/**
 * Returns what a section contains of a plan, in its text or in one of its titles. A word of the query
 * is marked in all its forms, or if the section contains none, the words that resemble it; a synonym
 * only as a whole; and a single Chinese character only if the query asks for nothing else.
 */
export function hitWords(plan: Plan, index: SearchIndex, section: number): HitWords {
  const concepts = plan.concepts.filter(({factor}) => factor > weights.stopWord);
  const spans = plan.spans.map(({alternative}) => alternative);
  const terms = termsIn([...concepts.flatMap((one) => one.alternatives), ...spans], index, section);
  const held: Holds = (word) => terms.has(word);
  const marked = new Set(
    concepts
      .filter(({text}) => concepts.length === 1 || !oneHan.test(text))
      .flatMap((concept) => formsOf(concept, held)),
  );
  for (const word of spans.flatMap((one) => marksOf(one, held))) {
    if (!oneHan.test(word)) {
      marked.add(word);
    }
  }
  return {terms: spelledIn(index, terms), marked: spelledIn(index, marked)};
}

/** Returns the forms of a word that are held, or if none is, the words that resemble it. */
function formsOf({alternatives}: Concept, held: Holds): string[] {
  const forms: string[] = [];
  const alike: string[] = [];
  for (const alternative of alternatives) {
    const {weight} = alternative;
    const isForm = weight >= weights.joined || weight === weights.familyOfKnown;
    (isForm ? forms : alike).push(...marksOf(alternative, held));
  }
  return forms.length > 0 ? forms : alike;
}

function termsIn(
  alternatives: readonly Alternative[],
  index: SearchIndex,
  section: number,
): ReadonlySet<string> {
  const page = index.sections[section]?.page ?? -1;
  const terms = new Set<string>();
  for (const word of new Set(alternatives.flatMap(({all}) => all.flat()))) {
    const ordinal = index.vocabulary.ordinals.get(word);
    if (ordinal === undefined || (isStopWord(word) && terms.size > 0)) {
      continue;
    }
    if (
      isInText(index, ordinal, section) ||
      index.sectionTitles.holders.get(ordinal)?.includes(section) === true ||
      index.pageTitles.holders.get(ordinal)?.includes(page) === true
    ) {
      terms.add(word);
    }
  }
  return terms;
}

function isInText({texts}: SearchIndex, ordinal: number, section: number): boolean {
  const start = texts.starts[ordinal] ?? 0;
  return texts.sections.subarray(start, texts.starts[ordinal + 1] ?? start).includes(section);
}

/** Returns the words of an alternative, or the spellings of its phrase, if all parts are held. */
function marksOf({all, phrase}: Alternative, held: Holds): string[] {
  const groups = all.map((words) => words.filter(held));
  if (!phrase) {
    return groups.every(({length}) => length > 0) ? groups.flat() : [];
  }
  let spellings = phrase.slice(0, 1);
  for (const [place, words] of groups.entries()) {
    const after = phrase[place + 1] ?? '';
    spellings = spellings
      .flatMap((before) => words.map((word) => before + word + after))
      .slice(0, mostSpellings);
  }
  return [...spellings];
}

/** Returns words with their traditional spellings in the documents. */
const spelledIn = (index: SearchIndex, words: ReadonlySet<string>): string[] =>
  [...words].slice(0, mostTerms).flatMap((word) => [word, ...traditionalForms(word, index)]);

function traditionalForms(word: string, {traditional}: SearchIndex): string[] {
  if (traditional.size === 0) {
    return [];
  }
  let forms = [''];
  for (const character of word) {
    const variants = [...(traditional.get(character) ?? []), character];
    forms = forms
      .flatMap((form) => variants.map((variant) => form + variant))
      .slice(0, mostSpellings);
  }
  return forms.filter((form) => form !== word);
}
