import type {SearchIndex} from '../load/SearchIndex.ts';
import type {Plan} from '../plan/Plan.ts';
import {strengthOf, type Strengths} from './strength.ts';

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
  const take = (concept: number, found: Strengths, weight: number) => {
    const own = strengths[concept];
    if (own) {
      raise(own, found);
      const counts = weight >= sameWord ? near : far;
      counts[concept] = Math.max(counts[concept] ?? 0, pagesWith(found, index));
    }
  };
  for (const [concept, {alternatives}] of plan.concepts.entries()) {
    for (const alternative of alternatives) {
      take(concept, strengthOf(alternative, index, indexOrdinal), alternative.weight);
    }
  }
  for (const {from, to, alternative} of plan.spans) {
    const found = strengthOf(alternative, index, indexOrdinal);
    for (let concept = from; concept < to; concept += 1) {
      take(concept, found, alternative.weight * 0.9);
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
  let count = 0;
  for (const {sections} of pages) {
    if (sections.some((section) => (found[section] ?? 0) > 0)) {
      count += 1;
    }
  }
  return count;
}
