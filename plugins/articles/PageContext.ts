import type {ArticleLocation} from './locateArticle.ts';
import type {Siblings} from './siblings.ts';

/** Context for the checks of one page. */
export interface PageContext {
  readonly article: ArticleLocation;
  readonly fileContent: string;
  readonly siblings: Siblings;
}
