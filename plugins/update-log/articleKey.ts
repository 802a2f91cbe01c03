import {isProductId, productIds, type ProductId} from '../../config/products.ts';
import {resolveReference, type ListedArticle} from '../articles/resolveReference.ts';

/** Key of an article in items: `product:slug`. */
export type ArticleKey = `${ProductId}:${string}`;

/** Whether a text names an article that `config/sidebars/` lists. */
export function isArticleKey(value: string): value is ArticleKey {
  return isProductId(value.split(':')[0]) && listedArticle(value) !== undefined;
}

/** Parses a key. Returns undefined if `config/sidebars/` does not list the article. */
export function listedArticle(key: string): ListedArticle | undefined {
  const [anyProduct] = productIds;
  return key.includes(':') && anyProduct ? resolveReference(key, anyProduct) : undefined;
}
