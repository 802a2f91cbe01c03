/**
 * The engine's entry point for browsers. It lacks `buildIndex`, so that bundles never contain a
 * dictionary for segmenting or reading Chinese.
 */
export {IndexFormatError} from './IndexFormatError.ts';
export {loadIndex} from './load/loadIndex.ts';
export type {SearchIndex} from './load/SearchIndex.ts';
export {excerpt, pieceWith, type Excerpt} from './marks/excerpt.ts';
export {markRanges, type MarkRange} from './marks/markRanges.ts';
export {nearestTerms} from './nearestTerms.ts';
export {beatsDefinition, isClear} from './rank/isClear.ts';
export {search, searchAll} from './searchAll.ts';
export {shareHeld} from './shareHeld.ts';
export {termsAsked} from './termsAsked.ts';
export type {BuildOptions, Hit, SearchDocument, Widening} from './types.ts';
export {widenedBy} from './widenedBy.ts';
export type {SerializedIndex} from './format/SerializedIndex.ts';
