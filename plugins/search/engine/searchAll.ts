import type {SearchIndex} from './load/SearchIndex.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {planQuery} from './plan/planQuery.ts';
import {hitTerms} from './rank/hitTerms.ts';
import {rankPages} from './rank/rankPages.ts';
import type {Hit} from './types.ts';

/**
 * Factor by which a page of another index must be better to come before one of the reader's index.
 */
const clearlyBetter = 1.25;

/**
 * Searches several indexes. Scores are comparable because rarity is calculated over all indexes.
 * @param limit maximum number of hits.
 * @param options.first the reader's current index: its pages come before others that are not clearly
 * better.
 * @returns best first, one section a page; empty for a query without letters and digits.
 */
export function searchAll(
  indexes: readonly SearchIndex[],
  query: string,
  limit: number,
  options: {readonly first?: SearchIndex} = {},
): Hit[] {
  const plan = planQuery(query, lexiconOf(indexes));
  if (plan.concepts.length === 0) {
    return [];
  }
  const ranked = rankPages(plan, indexes);
  const own = options.first ? indexes.indexOf(options.first) : -1;
  if (own >= 0) {
    const rank = ({index, score}: (typeof ranked)[number]) =>
      index === own ? score * clearlyBetter : score;
    ranked.sort((a, b) => rank(b) - rank(a));
  }
  return ranked
    .slice(0, Math.max(limit, 0))
    .flatMap(({index: ordinal, section, score, likeness, share}) => {
      const index = indexes[ordinal];
      const found = index?.sections[section];
      const page = found && index.pages[found.page];
      return page
        ? [
            {
              u: page.u,
              h: found.h,
              t: page.t,
              s: found.s,
              b: page.b,
              score,
              likeness,
              share,
              terms: hitTerms(plan, index, section),
              document: section,
              index: ordinal,
            },
          ]
        : [];
    });
}

/** Searches one index; see `searchAll`. */
export function search(index: SearchIndex, query: string, limit: number): Hit[] {
  return searchAll([index], query, limit);
}
