/**
 * The engine's entry point for browsers. It lacks `buildIndex`, so that bundles never contain a
 * dictionary for segmenting or reading Chinese.
 */
export {IndexFormatError} from './format/SerializedIndex.ts';
export {loadIndex} from './load/SearchIndex.ts';
export type {SearchIndex} from './load/SearchIndex.ts';
export {excerpt, pieceWith, type Excerpt} from './marks.ts';
export {markRanges, type MarkRange} from './marks.ts';
export {nearestTerms} from './suggestions.ts';
export {beatsDefinition, isClear} from './answering.ts';
export {search, searchAll} from './searchAll.ts';
export {shareHeld} from './answering.ts';
export {termsAsked} from './answering.ts';
export type {BuildOptions, Hit, SearchDocument, Widening} from './types.ts';
export {widenedBy} from './suggestions.ts';
export type {SerializedIndex} from './format/SerializedIndex.ts';
