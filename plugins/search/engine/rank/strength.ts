import type {SearchIndex} from '../load/SearchIndex.ts';
import type {TitleField} from '../load/Vocabulary.ts';
import type {Alternative, AnyOf, Places, Plan} from '../plan/Plan.ts';

/**
 * The parameters of the ranking. They are round values, chosen on the open half of the judged queries
 * (bench/search), where doubling or halving one changes the score by about a hundredth.
 */
export const ranking = {
  /**
   * BM25F (Robertson, Zaragoza and Taylor 2004): the fields' counts are weighted, added up and then
   * saturated, so that a word in both title and text does not count twice in full.
   */
  pageTitle: 2,
  sectionTitle: 2,
  breadcrumbs: 1,
  text: 1,
  /** How soon repetitions of a word stop adding to the score (BM25's k1, whose usual value is 1.2). */
  saturation: 1.2,
  /**
   * The share of the score that comes from the whole page; the rest comes from the best section. A
   * heading that contains the query does not beat a page that is about it.
   */
  wholePage: 0.5,
  /** Exponent of rarity. */
  rarity: 0.5,
  /** Exponent of the share of the query that a section contains. */
  coverage: 0.5,
  /**
   * The amount that a section's title, or a question that it answers, adds to the score (at most 1
   * otherwise) if it equals the query. A page's title already counts in each of its sections.
   */
  sameTitle: 0.4,
  /** Exponent of likeness: a nearly equal title counts much more than one that is half equal. */
  likeness: 3,
};

/** For each section, how strongly it matches: 0 for no match, approaching 1. */
export type Strengths = Float64Array;

/** Returns how strongly each section of an index matches an alternative, including its weight. */
function strengthOf(
  {all, places, weight}: Alternative,
  index: SearchIndex,
  indexOrdinal: number,
): Strengths {
  const counts = places
    ? [countsAt(places[indexOrdinal], index)]
    : all.map((words) => countsOf(words, index));
  const [weakest = new Float64Array(index.sections.length), ...others] = counts.map(saturate);
  for (let section = 0; section < weakest.length; section += 1) {
    let strength = weakest[section] ?? 0;
    for (const other of others) {
      strength = Math.min(strength, other[section] ?? 0);
    }
    weakest[section] = strength * weight;
  }
  return weakest;
}

function countsAt(places: Places | undefined, index: SearchIndex): Float64Array {
  const counts = new Float64Array(index.sections.length);
  addPages(places?.pages ?? [], index, () => ranking.pageTitle, counts);
  for (const section of places?.sections ?? []) {
    counts[section] = (counts[section] ?? 0) + ranking.sectionTitle;
  }
  return counts;
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

/** How strongly one index matches the concepts of a plan. */
export interface ConceptStrengths {
  /** For each concept, the strengths of the sections. */
  readonly strengths: readonly Strengths[];
  /** For each concept, how many pages contain it, in its closest wording that any page has. */
  readonly pageCounts: readonly number[];
}

/** Minimum weight of alternatives that count as the word itself in the calculation of rarity. */
const sameWord = 0.9;

export function conceptStrengths(
  plan: Plan,
  index: SearchIndex,
  indexOrdinal: number,
): ConceptStrengths {
  const strengths = plan.concepts.map(() => new Float64Array(index.sections.length));
  const near = plan.concepts.map(() => 0);
  const far = plan.concepts.map(() => 0);
  const take = (concept: number, found: Strengths, counts: number[]) => {
    const own = strengths[concept];
    if (own) {
      raise(own, found);
      counts[concept] = Math.max(counts[concept] ?? 0, pagesWith(found, index));
    }
  };
  for (const [concept, {alternatives}] of plan.concepts.entries()) {
    for (const alternative of alternatives) {
      const counts = alternative.weight >= sameWord ? near : far;
      take(concept, strengthOf(alternative, index, indexOrdinal), counts);
    }
  }
  for (const {from, to, alternative} of plan.spans) {
    const found = strengthOf(alternative, index, indexOrdinal);
    for (let concept = from; concept < to; concept += 1) {
      take(concept, found, far);
    }
  }
  return {
    strengths,
    pageCounts: near.map((count, concept) => count || (far[concept] ?? 0)),
  };
}

function raise(own: Strengths, found: Strengths): void {
  for (let section = 0; section < own.length; section += 1) {
    own[section] = Math.max(own[section] ?? 0, found[section] ?? 0);
  }
}

function pagesWith(found: Strengths, {pages}: SearchIndex): number {
  return pages.filter(({sections}) => sections.some((section) => (found[section] ?? 0) > 0)).length;
}
