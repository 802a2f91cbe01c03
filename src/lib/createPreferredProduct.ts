import type {ProductId} from '@site/config/products';

/** Storage key of the docs plugin for its preferred version, which must be the same. */
export const preferredProductKey = 'docs-preferred-version-default';

/** Storage of the preferred product. `get` returns `null` if there is none or no storage. */
export interface ProductStorage {
  get(): string | null;
  set(product: ProductId): void;
}

export interface PreferredProduct {
  /** Whether a product is not the one of the last page of this document that had one. */
  isOther(product: ProductId): boolean;
  /** Stores the product of a page. Returns whether the storage keeps it. */
  keep(product: ProductId): boolean;
}

/** Tracks the preferred product of a document, starting with the stored one. */
export function createPreferredProduct(storage: ProductStorage): PreferredProduct {
  let known = storage.get();
  return {
    isOther: (product) => known !== product,
    keep(product) {
      known = product;
      storage.set(product);
      return storage.get() === product;
    },
  };
}
