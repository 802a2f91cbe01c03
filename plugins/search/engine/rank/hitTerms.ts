import type {SearchIndex} from '../load/SearchIndex.ts';
import type {Plan} from '../plan/Plan.ts';
import {weights} from '../plan/weights.ts';
import {isStopWord} from '../text/stopWords.ts';

/** Maximum number of marked words: more marks would hide what matters. */
const mostTerms = 40;

/** Returns the words of a plan that a section contains, in its text or in one of its titles. */
export function hitTerms(plan: Plan, index: SearchIndex, section: number): string[] {
  const page = index.sections[section]?.page ?? -1;
  const terms = new Set<string>();
  const alternatives = [
    ...plan.concepts
      .filter(({factor}) => factor > weights.stopWord)
      .flatMap((concept) => concept.alternatives),
    ...plan.spans.map(({alternative}) => alternative),
  ];
  for (const word of new Set(alternatives.flatMap(({all}) => all.flat()))) {
    const ordinal = index.vocabulary.ordinals.get(word);
    if (ordinal === undefined || (isStopWord(word) && terms.size > 0)) {
      continue;
    }
    if (
      standsInText(index, ordinal, section) ||
      index.sectionTitles.holders.get(ordinal)?.includes(section) === true ||
      index.pageTitles.holders.get(ordinal)?.includes(page) === true
    ) {
      terms.add(word);
    }
  }
  return [...terms].slice(0, mostTerms).flatMap((word) => [word, ...traditionalForms(word, index)]);
}

function standsInText({texts}: SearchIndex, ordinal: number, section: number): boolean {
  const start = texts.starts[ordinal] ?? 0;
  return texts.sections.subarray(start, texts.starts[ordinal + 1] ?? start).includes(section);
}

/** Returns the traditional spellings of a simplified word in the documents. */
function traditionalForms(word: string, {traditional}: SearchIndex): string[] {
  if (traditional.size === 0) {
    return [];
  }
  let forms = [''];
  for (const character of word) {
    const variants = [...(traditional.get(character) ?? []), character];
    forms = forms.flatMap((form) => variants.map((variant) => form + variant)).slice(0, 8);
  }
  return forms.filter((form) => form !== word);
}
