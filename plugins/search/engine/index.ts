/** The engine's entry point for Node, which can also build indexes. */
import {type Hit, searchAll, type SearchIndex} from './query.ts';

export {
  buildIndex,
  buildSections,
  buildTables,
  type BuildOptions,
  type SearchDocument,
} from './build/buildIndex.ts';
export * from './query.ts';

/** Searches one index; see `searchAll`. */
export function search(index: SearchIndex, query: string, limit: number): Hit[] {
  return searchAll([index], query, limit);
}
