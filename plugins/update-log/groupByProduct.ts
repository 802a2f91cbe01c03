import {productIds, type ProductId} from '../../config/products.ts';

export interface ProductGroup<Item> {
  readonly product: ProductId;
  readonly items: readonly Item[];
}

/** Groups items by product, in the order of `config/products.ts`, without empty groups. */
export function groupByProduct<Item extends {readonly product: ProductId}>(
  items: readonly Item[],
): readonly ProductGroup<Item>[] {
  return productIds
    .map((product) => ({product, items: items.filter((item) => item.product === product)}))
    .filter((group) => group.items.length > 0);
}
