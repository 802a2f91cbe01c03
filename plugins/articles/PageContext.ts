import type {ArticleLocation} from './locateArticle.ts';
import type {Siblings} from './siblings.ts';

/** What the checks of one page look at. */
export interface PageContext {
  readonly article: ArticleLocation;
  readonly fileContent: string;
  readonly siblings: Siblings;
}
