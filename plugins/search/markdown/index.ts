/** Reads folders of Markdown and MDX as documents for the search engine. */
export {readFolder} from './readFolder.ts';
