/** The engine's entry point for Node, which can also build indexes. */
export {buildIndex} from './build/buildIndex.ts';
export * from './query.ts';
