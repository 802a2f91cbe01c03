import type {SearchIndex} from '../load/SearchIndex.ts';
import type {TitleField} from '../load/titleField.ts';
import type {Alternative, AnyOf} from '../plan/Plan.ts';
import {ranking} from './ranking.ts';

/** For each section, how strongly it matches: 0 for no match, approaching 1. */
export type Strengths = Float64Array;

/** Returns how strongly each section of an index matches an alternative, including its weight. */
export function strengthOf(
  alternative: Alternative,
  index: SearchIndex,
  indexOrdinal: number,
): Strengths {
  const {all, places, weight} = alternative;
  let weakest: Strengths | undefined;
  if (places) {
    const counts = new Float64Array(index.sections.length);
    addPages(places.pages[indexOrdinal] ?? [], index, () => ranking.pageTitle, counts);
    for (const section of places.sections[indexOrdinal] ?? []) {
      counts[section] = (counts[section] ?? 0) + ranking.sectionTitle;
    }
    weakest = saturate(counts);
  }
  for (const words of all) {
    const strengths = saturate(countsOf(words, index));
    if (weakest) {
      for (let section = 0; section < strengths.length; section += 1) {
        weakest[section] = Math.min(weakest[section] ?? 0, strengths[section] ?? 0);
      }
    } else {
      weakest = strengths;
    }
  }
  const strengths = weakest ?? new Float64Array(index.sections.length);
  for (let section = 0; section < strengths.length; section += 1) {
    strengths[section] = (strengths[section] ?? 0) * weight;
  }
  return strengths;
}

function countsOf(words: AnyOf, index: SearchIndex): Float64Array {
  const counts = new Float64Array(index.sections.length);
  const {texts, textNorms, pageTitles, breadcrumbs} = index;
  for (const word of words) {
    const ordinal = index.vocabulary.ordinals.get(word);
    if (ordinal === undefined) {
      continue;
    }
    const end = texts.starts[ordinal + 1] ?? 0;
    for (let place = texts.starts[ordinal] ?? 0; place < end; place += 1) {
      const section = texts.sections[place] ?? 0;
      counts[section] =
        (counts[section] ?? 0) +
        ranking.text * (texts.counts[place] ?? 0) * (textNorms[section] ?? 1);
    }
    for (const [section, norm] of namedBy(ordinal, index)) {
      counts[section] = (counts[section] ?? 0) + ranking.sectionTitle * norm;
    }
    addPages(
      holders(pageTitles, ordinal),
      index,
      (page) => ranking.pageTitle * (pageTitles.norms[page] ?? 1),
      counts,
    );
    addPages(
      holders(breadcrumbs, ordinal),
      index,
      (page) => ranking.breadcrumbs * (breadcrumbs.norms[page] ?? 1),
      counts,
    );
  }
  return counts;
}

/**
 * Returns the sections with a word in their title or in one of their questions, with the norm of the
 * shortest such text: several questions count no more than one.
 */
function namedBy(
  ordinal: number,
  {sectionTitles, asks, askedOf}: SearchIndex,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const add = (section: number, norm: number) =>
    found.set(section, Math.max(found.get(section) ?? 0, norm));
  for (const section of holders(sectionTitles, ordinal)) {
    add(section, sectionTitles.norms[section] ?? 1);
  }
  for (const question of holders(asks, ordinal)) {
    add(askedOf[question] ?? 0, asks.norms[question] ?? 1);
  }
  return found;
}

const holders = (field: TitleField, ordinal: number) => field.holders.get(ordinal) ?? [];

function addPages(
  pages: readonly number[],
  index: SearchIndex,
  worth: (page: number) => number,
  counts: Float64Array,
): void {
  for (const page of pages) {
    for (const section of index.pages[page]?.sections ?? []) {
      counts[section] = (counts[section] ?? 0) + worth(page);
    }
  }
}

function saturate(counts: Float64Array): Strengths {
  for (let section = 0; section < counts.length; section += 1) {
    const count = counts[section] ?? 0;
    counts[section] = count / (count + ranking.saturation);
  }
  return counts;
}
