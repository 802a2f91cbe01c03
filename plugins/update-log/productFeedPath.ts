import type {ProductId} from '../../config/products.ts';

/** Where the feed of a product is, below the base address of its language. */
export function productFeedPath(product: ProductId): string {
  return `blog/feeds/${product}.xml`;
}
