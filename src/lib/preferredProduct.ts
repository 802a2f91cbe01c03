import type {ProductId} from '@site/config/products';

/** Storage key of the docs plugin for its preferred version, which must be the same. */
export const preferredProductKey = 'docs-preferred-version-default';

/** Storage of the preferred product. `get` returns `null` if there is none or no storage. */
export interface ProductStorage {
  get(): string | null;
  set(product: ProductId): void;
}

export interface PreferredProduct {
  /**
   * Stores the product of the page that is now shown. Returns whether the page must be reloaded:
   * only after a client-side navigation that changed the stored product. It is false for the first
   * page of a document, so that a reload cannot cause another, and if storage does not keep the
   * value.
   */
  visit(product: ProductId, arrival: 'load' | 'navigation'): boolean;
}

/** Tracks the preferred product of a document, starting with the stored one. */
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
