import {isProductId, type ProductId} from '../../config/products.ts';
import {articlesOf} from '../../config/sidebars/index.ts';

/** An article that `config/sidebars/` lists. */
export interface ListedArticle {
  readonly product: ProductId;
  readonly slug: string;
}

/**
 * Reads a reference in front matter.
 * @param reference `product:slug`, or `slug` of `ownProduct`
 * @returns undefined if `config/sidebars/` does not list the article
 */
export function resolveReference(
  reference: string,
  ownProduct?: ProductId,
): ListedArticle | undefined {
  const [first = '', second, ...rest] = reference.split(':');
  const product = second === undefined ? ownProduct : first;
  const slug = second ?? first;
  return rest.length === 0 && isProductId(product) && articlesOf(product).includes(slug)
    ? {product, slug}
    : undefined;
}
