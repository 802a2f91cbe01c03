/** The engine's door for Node: builds indexes as well. */
export {buildIndex} from './build/buildIndex.ts';
export * from './query.ts';
