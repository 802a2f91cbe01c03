import type {SearchIndex} from '../load/SearchIndex.ts';
import type {Plan} from '../plan/Plan.ts';
import {conceptStrengths} from './conceptStrengths.ts';
import {likenesses} from './likeness.ts';
import {ranking} from './ranking.ts';
import type {Strengths} from './strength.ts';

/** How strongly the sections of a page hold something. */
interface PageEvidence {
  /** Of the section that holds it most strongly. */
  readonly strongest: number;
  /**
   * Of its sections on average, as if there were one more that holds nothing: so a page of one
   * section is not about all that it mentions. What the page's title says is in every section; what
   * one of many headings says is next to nothing.
   */
  readonly mean: number;
}

function pageEvidence(strengths: Strengths, sections: readonly number[]): PageEvidence {
  let strongest = 0;
  let sum = 0;
  for (const section of sections) {
    const strength = strengths[section] ?? 0;
    strongest = Math.max(strongest, strength);
    sum += strength;
  }
  return {strongest, mean: sum / (sections.length + 1)};
}

/** The best section of a page. */
export interface Ranked {
  readonly index: number;
  readonly section: number;
  readonly score: number;
  /** How much its title, its page's or one of its questions says the query, from 0 to 1. */
  readonly likeness: number;
  /** What share of the query the page holds, from 0 to 1. */
  readonly share: number;
}

/** How much the titles of an index say the query, by page and by section. */
function titleLikeness(plan: Plan, index: SearchIndex, rarity: readonly number[]) {
  const sections = new Map(likenesses(plan, index, index.sectionTitles, rarity));
  for (const [question, likeness] of likenesses(plan, index, index.asks, rarity)) {
    const section = index.askedOf[question] ?? 0;
    sections.set(section, Math.max(sections.get(section) ?? 0, likeness));
  }
  return {pages: likenesses(plan, index, index.pageTitles, rarity), sections};
}

/**
 * Scores every page that holds anything of the query, by its best section and by how much the whole
 * page is about it.
 * A word's weight is its rarity over all indexes together, so that scores can be compared.
 * @returns best first.
 */
export function rankPages(plan: Plan, indexes: readonly SearchIndex[]): Ranked[] {
  const found = indexes.map((index, ordinal) => conceptStrengths(plan, index, ordinal));
  const pageCount = indexes.reduce((sum, {pages}) => sum + pages.length, 0);
  const rarity = plan.concepts.map(({factor}, concept) => {
    const holders = found.reduce((sum, {pageCounts}) => sum + (pageCounts[concept] ?? 0), 0);
    return factor * Math.log(1 + (pageCount - holders + 0.5) / (holders + 0.5)) ** ranking.rarity;
  });
  const asked = rarity.map((worth, concept) => (plan.concepts[concept]?.optional ? 0 : worth));
  const whole = asked.reduce((sum, worth) => sum + worth, 0);
  if (whole === 0) {
    return [];
  }
  const ranked: Ranked[] = [];
  for (const [ordinal, index] of indexes.entries()) {
    const {strengths} = found[ordinal] ?? {strengths: []};
    const titles = titleLikeness(plan, index, rarity);
    for (const [page, {sections}] of index.pages.entries()) {
      const onPage = strengths.map((own) => pageEvidence(own, sections));
      if (onPage.every(({strongest}) => strongest === 0)) {
        continue;
      }
      const about = onPage.reduce((sum, {mean}, concept) => sum + mean * (rarity[concept] ?? 0), 0);
      const matched = asked.reduce(
        (sum, worth, concept) => sum + ((onPage[concept]?.strongest ?? 0) > 0 ? worth : 0),
        0,
      );
      const share = matched / whole;
      const ofPage = titles.pages.get(page) ?? 0;
      let best: Ranked | undefined;
      for (const section of sections) {
        const sum = rarity.reduce(
          (total, worth, concept) => total + worth * (strengths[concept]?.[section] ?? 0),
          0,
        );
        const ofSection = titles.sections.get(section) ?? 0;
        const score =
          index.importance *
          ((1 - ranking.wholePage) * (sum / whole) * share ** ranking.coverage +
            ranking.wholePage * (about / whole) +
            ranking.sameTitle * ofSection ** ranking.likeness);
        if (score > (best?.score ?? 0)) {
          best = {index: ordinal, section, score, likeness: Math.max(ofPage, ofSection), share};
        }
      }
      if (best) {
        ranked.push(best);
      }
    }
  }
  return ranked.sort((a, b) => b.score - a.score || a.index - b.index || a.section - b.section);
}
