import type {Strengths} from './strength.ts';

/** How strongly the sections of a page hold something. */
export interface PageEvidence {
  /** Of the section that holds it most strongly. */
  readonly strongest: number;
  /**
   * Of its sections on average, as if there were one more that holds nothing: so a page of one
   * section is not about all that it mentions. What the page's title says is in every section; what
   * one of many headings says is next to nothing.
   */
  readonly mean: number;
}

export function pageEvidence(strengths: Strengths, sections: readonly number[]): PageEvidence {
  let strongest = 0;
  let sum = 0;
  for (const section of sections) {
    const strength = strengths[section] ?? 0;
    strongest = Math.max(strongest, strength);
    sum += strength;
  }
  return {strongest, mean: sum / (sections.length + 1)};
}
