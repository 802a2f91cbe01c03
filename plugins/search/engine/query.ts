/**
 * Answers queries. This is the engine's entry point for browsers. It lacks `buildIndex`, so that
 * bundles never contain a dictionary for segmenting or reading Chinese.
 */
import type {Page, SearchIndex} from './load/SearchIndex.ts';
import {hitWords, type HitWords} from './hitWords.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {planQuery} from './plan/planQuery.ts';
import {rankPages, type Ranked} from './rank/rankPages.ts';
import type {Plan} from './plan/Plan.ts';
import {compactText, fold} from './text/tokenize.ts';

export {beatsDefinition, isClear, needsMoreThanSteps, shareHeld, termsAsked} from './answering.ts';
export {IndexFormatError, type SerializedIndex} from './format/SerializedIndex.ts';
export {loadIndex, type SearchIndex} from './load/SearchIndex.ts';
export {loadTables, type WordTables} from './load/WordTables.ts';
export {excerpt, markRanges, pieceWith, type MarkedText, type MarkRange} from './marks.ts';
export {nearestTerms, widenedBy, type Widening} from './suggestions.ts';

/**
 * Factor by which a page must be better to come before one of the reader's index, or of a part of the
 * site that the query names.
 */
const clearlyBetter = 1.25;

const partOf = ({b: [part = '']}: Page): string => part;

/**
 * Returns the parts of the site that a query names. The part of a page is its first breadcrumb. A
 * query that is only the name asks for the page about that part.
 */
function partsNamed({compact}: Plan, indexes: readonly SearchIndex[]): ReadonlySet<string> {
  const parts = new Set(indexes.flatMap(({pages}) => pages.map(partOf)));
  const names = [...parts].filter((part) => {
    const name = compactText(fold(part));
    return name !== '' && compact !== name && compact.includes(name);
  });
  return new Set(names);
}

/** The best section of a page that matches a query. */
export interface Hit {
  readonly u: string;
  readonly h: string;
  readonly t: string;
  readonly s: string;
  readonly b: readonly string[];
  /** Greater is better; 1 is a section that contains every word of the query in full strength. */
  readonly score: number;
  /** Similarity of one of its titles, or a question that it answers, to the query; from 0 to 1. */
  readonly likeness: number;
  /** The share of the query that the page contains, from 0 to 1. */
  readonly share: number;
  /** Whether the query names a part of the site, but not the one of the page. */
  readonly isElsewhere: boolean;
  /** Works out its words, which only the few hits that are shown need. */
  readonly words: () => HitWords;
  /** Ordinal of the section in the documents that the index was built from. */
  readonly document: number;
  /** Ordinal of the index among the searched indexes. */
  readonly index: number;
}

/**
 * Searches several indexes. Scores are comparable because rarity is calculated over all indexes.
 * @param limit maximum number of hits.
 * @param first the reader's current index: its pages, and those of a part of the site that
 * the query names, come before others that are not clearly better.
 * @returns best first, one section a page; empty for a query without letters and digits.
 */
export function searchAll(
  indexes: readonly SearchIndex[],
  query: string,
  limit: number,
  first?: SearchIndex,
): Hit[] {
  const plan = planQuery(query, lexiconOf(indexes));
  if (plan.concepts.length === 0) {
    return [];
  }
  const ranked = rankPages(plan, indexes);
  const named = partsNamed(plan, indexes);
  const rank = ({index: ordinal, section, score}: Ranked) => {
    const index = indexes[ordinal];
    const page = index?.pages[index.sections[section]?.page ?? -1];
    const isNear = index === first || (page !== undefined && named.has(partOf(page)));
    return isNear ? score * clearlyBetter : score;
  };
  ranked.sort((a, b) => rank(b) - rank(a));
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
              isElsewhere: named.size > 0 && !named.has(partOf(page)),
              words: () => hitWords(plan, index, section),
              document: section,
              index: ordinal,
            },
          ]
        : [];
    });
}
