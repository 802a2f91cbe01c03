import type {SearchIndex} from '../load/SearchIndex.ts';
import type {Plan} from '../plan/Plan.ts';
import {conceptStrengths} from './conceptStrengths.ts';
import {pageEvidence} from './pageEvidence.ts';
import {phraseBonus} from './phraseBonus.ts';
import {ranking} from './ranking.ts';

/** The best section of a page. */
export interface Ranked {
  readonly index: number;
  readonly section: number;
  readonly score: number;
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
  const whole = plan.concepts.reduce(
    (sum, {optional}, concept) => sum + (optional ? 0 : (rarity[concept] ?? 0)),
    0,
  );
  const ranked: Ranked[] = [];
  for (const [ordinal, index] of indexes.entries()) {
    const {strengths} = found[ordinal] ?? {strengths: []};
    for (const {sections, squeezed} of index.pages) {
      const onPage = strengths.map((own) => pageEvidence(own, sections));
      if (onPage.every(({strongest}) => strongest === 0)) {
        continue;
      }
      const about = onPage.reduce(
        (sum, {usual}, concept) => sum + usual * (rarity[concept] ?? 0),
        0,
      );
      let best: Ranked | undefined;
      for (const section of sections) {
        let sum = 0;
        let matched = 0;
        for (const [concept, {optional}] of plan.concepts.entries()) {
          const strength = Math.max(
            strengths[concept]?.[section] ?? 0,
            ranking.elsewhereOnPage * (onPage[concept]?.strongest ?? 0),
          );
          sum += strength * (rarity[concept] ?? 0);
          matched += strength > 0 && !optional ? (rarity[concept] ?? 0) : 0;
        }
        const bonus = phraseBonus(plan.squeezed, squeezed, index.sections[section]?.squeezed ?? '');
        const score =
          whole > 0
            ? index.importance *
              ((1 - ranking.wholePage) * (sum / whole) * (matched / whole) ** ranking.coverage +
                ranking.wholePage * (about / whole) +
                bonus)
            : 0;
        if (score > (best?.score ?? 0)) {
          best = {index: ordinal, section, score};
        }
      }
      if (best) {
        ranked.push(best);
      }
    }
  }
  return ranked.sort((a, b) => b.score - a.score || a.index - b.index || a.section - b.section);
}
