import type {NewerSection} from '../../translation/freshness/newerSections.ts';
import type {Twin} from '../articles/ArticleData.ts';

/** What a Markdown page shows besides its text. */
export interface PageData {
  readonly title: string;
  /** ISO date of the last change of the content, in this language. */
  readonly updated: string;
  readonly twin: Twin;
  /** Sections that are newer in the other language. Absent if there are none. */
  readonly newer?: readonly NewerSection[];
}

/** The key of the front matter under which the build hands the data to the page. */
export const pageKey = 'page';
