import type {
  excerpt,
  loadIndex,
  markRanges,
  nearestTerms,
  searchAll,
  widenedBy,
} from '../../engine/query.ts';

/** What the worker needs of the engine. */
export interface Engine {
  readonly loadIndex: typeof loadIndex;
  readonly searchAll: typeof searchAll;
  readonly widenedBy: typeof widenedBy;
  readonly excerpt: typeof excerpt;
  readonly markRanges: typeof markRanges;
  readonly nearestTerms: typeof nearestTerms;
}
