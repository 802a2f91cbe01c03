import {useLocation} from '@docusaurus/router';
import {useQueryStringList} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isProductId, type ProductId} from '@site/config/products';
import {isUpdateKindId, type UpdateKindId} from '@site/config/updateKinds';
import type {UpdateFilter} from '../lib/filterUpdates';

export interface UpdateFilterControl {
  readonly filter: UpdateFilter;
  readonly toggleProduct: (product: ProductId) => void;
  readonly clearProducts: () => void;
  readonly toggleKind: (kind: UpdateKindId) => void;
}

const toggled = <Id extends string>(ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/**
 * Returns the filter of the update log, which is stored in the address: `?product=yicat&kind=new`.
 * Both parameters can be repeated. Unknown values are ignored. Every change adds a history entry.
 */
export function useUpdateFilter(): UpdateFilterControl {
  // This is the displayed location, so the list stays until a navigation has finished.
  const {search} = useLocation();
  const chosen = new URLSearchParams(useIsBrowser() ? search : '');
  const [, setProducts] = useQueryStringList('product');
  const [, setKinds] = useQueryStringList('kind');
  const products = chosen.getAll('product').filter(isProductId);
  const kinds = chosen.getAll('kind').filter(isUpdateKindId);
  const step = {push: true};
  return {
    filter: {products, kinds},
    toggleProduct: (product) => setProducts(toggled(products, product), step),
    clearProducts: () => {
      if (products.length > 0) {
        setProducts([], step);
      }
    },
    toggleKind: (kind) => setKinds(toggled(kinds, kind), step),
  };
}
