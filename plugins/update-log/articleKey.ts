import {isProductId, productIds, type ProductId} from '../../config/products.ts';
import {resolveReference, type ListedArticle} from '../articles/resolveReference.ts';

/** An article as an item names it: `product:slug`. */
export type ArticleKey = `${ProductId}:${string}`;

/** Whether a text names an article that `config/sidebars/` lists. */
export function isArticleKey(value: string): value is ArticleKey {
  return isProductId(value.split(':')[0]) && listedArticle(value) !== undefined;
}

/** Takes a key apart; nothing if `config/sidebars/` does not list such an article. */
export function listedArticle(key: string): ListedArticle | undefined {
  const [anyProduct] = productIds;
  return key.includes(':') && anyProduct ? resolveReference(key, anyProduct) : undefined;
}
