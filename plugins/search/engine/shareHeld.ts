import type {SearchIndex} from './load/SearchIndex.ts';
import {markRanges} from './marks/markRanges.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {planQuery} from './plan/planQuery.ts';
import type {Alternative} from './plan/Plan.ts';

/**
 * Returns the share of a query's words that a text contains, in the same or another form, from 0 to
 * 1. A word that only says how the reader asks counts little.
 */
export function shareHeld(indexes: readonly SearchIndex[], query: string, text: string): number {
  const {concepts, spans} = planQuery(query, lexiconOf(indexes));
  const isHeld = ({all}: Alternative) =>
    all.length > 0 && all.every((words) => markRanges(text, words).length > 0);
  const held = concepts.map(({alternatives}) => alternatives.some(isHeld));
  for (const {from, to, alternative} of spans) {
    if (isHeld(alternative)) {
      held.fill(true, from, to);
    }
  }
  let whole = 0;
  let part = 0;
  for (const [concept, {factor, optional}] of concepts.entries()) {
    const worth = optional ? 0 : factor;
    whole += worth;
    part += held[concept] ? worth : 0;
  }
  return whole > 0 ? part / whole : 0;
}
