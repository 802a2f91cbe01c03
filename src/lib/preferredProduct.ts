import type {ProductId} from '@site/config/products';

/** The docs plugin keeps its preferred version under this key; the two must agree. */
export const preferredProductKey = 'docs-preferred-version-default';

/** Where the preferred product is kept; `get` returns `null` when there is none or no storage. */
export interface ProductStorage {
  get(): string | null;
  set(product: ProductId): void;
}

export interface PreferredProduct {
  /**
   * Remembers the product of a page that is now shown.
   * Returns whether the page must be loaded again: only when the reader came here inside the open
   * document and the remembered product has changed in storage. Never for the first page of a
   * document, so a reload cannot cause another; never when storage does not keep the value.
   */
  visit(product: ProductId, arrival: 'load' | 'navigation'): boolean;
}

/** Keeps the preferred product of one document, beginning with what an earlier one stored. */
export function createPreferredProduct(storage: ProductStorage): PreferredProduct {
  let known = storage.get();
  return {
    visit(product, arrival) {
      const changed = known !== product;
      known = product;
      storage.set(product);
      return changed && arrival === 'navigation' && storage.get() === product;
    },
  };
}
