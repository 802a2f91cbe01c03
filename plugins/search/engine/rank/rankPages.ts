import type {SearchIndex} from '../load/SearchIndex.ts';
import type {Plan} from '../plan/Plan.ts';
import {conceptStrengths} from './conceptStrengths.ts';

import {phraseBonus} from './phraseBonus.ts';
import {ranking} from './ranking.ts';

/** The best section of a page. */
export interface Ranked {
  readonly index: number;
  readonly section: number;
  readonly score: number;
}

/**
 * Scores every page that holds anything of the query, by its best section.
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
      const onPage = strengths.map((own) =>
        sections.reduce((best, section) => Math.max(best, own[section] ?? 0), 0),
      );
      if (onPage.every((strength) => strength === 0)) {
        continue;
      }
      let best: Ranked | undefined;
      for (const section of sections) {
        let sum = 0;
        let matched = 0;
        for (const [concept, {optional}] of plan.concepts.entries()) {
          const strength = Math.max(
            strengths[concept]?.[section] ?? 0,
            ranking.elsewhereOnPage * (onPage[concept] ?? 0),
          );
          sum += strength * (rarity[concept] ?? 0);
          matched += strength > 0 && !optional ? (rarity[concept] ?? 0) : 0;
        }
        const bonus = phraseBonus(plan.squeezed, squeezed, index.sections[section]?.squeezed ?? '');
        const score =
          whole > 0
            ? index.importance * ((sum / whole) * (matched / whole) ** ranking.coverage + bonus)
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
