import type {SearchIndex} from '../load/SearchIndex.ts';
import type {Plan} from '../plan/Plan.ts';
import {conceptStrengths, ranking, type Strengths} from './strength.ts';
import {likenesses} from './likeness.ts';

/** How strongly the sections of a page match a concept. */
interface PageEvidence {
  /** Strength of the section that matches most strongly. */
  readonly strongest: number;
  /**
   * Average strength of its sections, calculated with one more section that matches nothing, so that a
   * page with one section is not about everything that it mentions. The page's title counts in every
   * section; one of many headings counts next to nothing.
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
  /** Similarity of its title, its page's title or one of its questions to the query, from 0 to 1. */
  readonly likeness: number;
  /** The share of the query that the page contains, from 0 to 1. */
  readonly share: number;
}

/** Returns how similar the titles of an index are to the query, by page and by section. */
function titleLikeness(plan: Plan, index: SearchIndex, asked: readonly number[]) {
  const sections = new Map(likenesses(plan, index, index.sectionTitles, asked));
  for (const [question, likeness] of likenesses(plan, index, index.asks, asked)) {
    const section = index.askedOf[question] ?? 0;
    sections.set(section, Math.max(sections.get(section) ?? 0, likeness));
  }
  return {pages: likenesses(plan, index, index.pageTitles, asked), sections};
}

/**
 * Scores every page that matches any part of the query, by its best section and by how much the whole
 * page is about it. A word's weight is its rarity over all indexes together, so that scores of
 * different indexes can be compared.
 * @returns the best section of each page, best page first.
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
    const titles = titleLikeness(plan, index, asked);
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
