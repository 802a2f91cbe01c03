import type {ProductId} from '../../config/products.ts';

/** Returns the path of a product's feed, relative to the base URL of its language. */
export function productFeedPath(product: ProductId): string {
  return `blog/feeds/${product}.xml`;
}
