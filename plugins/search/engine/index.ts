/** The engine's entry point for Node, which can also build indexes. */
export {buildIndex, type BuildOptions, type SearchDocument} from './build/buildIndex.ts';
export * from './query.ts';
