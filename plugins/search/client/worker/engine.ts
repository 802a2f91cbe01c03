import type {
  beatsDefinition,
  excerpt,
  isClear,
  loadIndex,
  markRanges,
  nearestTerms,
  pieceWith,
  searchAll,
  shareHeld,
  termsAsked,
  widenedBy,
} from '../../engine/query.ts';

/** The part of the engine that the worker uses. */
export interface Engine {
  readonly loadIndex: typeof loadIndex;
  readonly searchAll: typeof searchAll;
  readonly shareHeld: typeof shareHeld;
  readonly widenedBy: typeof widenedBy;
  readonly excerpt: typeof excerpt;
  readonly isClear: typeof isClear;
  readonly beatsDefinition: typeof beatsDefinition;
  readonly termsAsked: typeof termsAsked;
  readonly pieceWith: typeof pieceWith;
  readonly markRanges: typeof markRanges;
  readonly nearestTerms: typeof nearestTerms;
}
