import type {LocaleId} from '../../config/locales.ts';
import {productIds, type ProductId} from '../../config/products.ts';
import {articlesOf} from '../../config/sidebars/index.ts';
import type {ArticleLocation} from './locateArticle.ts';
import {readArticleHead} from './readArticleHead.ts';

/** Whether lists show an article: it has a file and is neither a draft nor unlisted. */
export function isListed(article: ArticleLocation): boolean {
  const head = readArticleHead(article);
  return head !== undefined && !head.draft && !head.unlisted;
}

/**
 * Returns the listed articles of every product, in the order of the sidebar.
 * @param root folder of the project
 */
export function listedArticles(
  root: string,
  locale: LocaleId,
): Readonly<Record<ProductId, readonly string[]>> {
  const lists: Partial<Record<ProductId, readonly string[]>> = {};
  for (const product of productIds) {
    lists[product] = articlesOf(product).filter((slug) => isListed({root, locale, product, slug}));
  }
  return lists as Record<ProductId, readonly string[]>;
}
