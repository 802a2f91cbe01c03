import type {ArticleLocation} from './locateArticle.ts';

/** Context for the checks of one page. */
export interface PageContext {
  readonly article: ArticleLocation;
  readonly fileContent: string;
  /** Whether readers do not get the page. */
  readonly draft: boolean;
}
