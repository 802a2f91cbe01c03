import type {Twin} from '../articles/ArticleData.ts';

/** What a page of its own shows besides its text. */
export interface PageData {
  readonly title: string;
  /** ISO date of the last change of the content, in this language. */
  readonly updated: string;
  readonly twin: Twin & {readonly updated: string};
}

/** The key of the front matter under which the build hands the data to the page. */
export const pageKey = 'page';
