import {useQueryStringList} from '@docusaurus/theme-common';
import {isProductId, type ProductId} from '@site/config/products';
import {isUpdateKindId, type UpdateKindId} from '@site/config/updateKinds';
import type {UpdateFilter} from './filterUpdates';

export interface UpdateFilterControl {
  readonly filter: UpdateFilter;
  readonly toggleProduct: (product: ProductId) => void;
  readonly clearProducts: () => void;
  readonly toggleKind: (kind: UpdateKindId) => void;
}

const toggled = <Id extends string>(ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/**
 * The filter of the update log, kept in the address: `?product=yicat&kind=new`, each of them as
 * often as needed. Unknown values are ignored. Every change is a step that "back" undoes.
 */
export function useUpdateFilter(): UpdateFilterControl {
  const [productValues, setProducts] = useQueryStringList('product');
  const [kindValues, setKinds] = useQueryStringList('kind');
  const products = productValues.filter(isProductId);
  const kinds = kindValues.filter(isUpdateKindId);
  const step = {push: true};
  return {
    filter: {products, kinds},
    toggleProduct: (product) => setProducts(toggled(products, product), step),
    clearProducts: () => setProducts([], step),
    toggleKind: (kind) => setKinds(toggled(kinds, kind), step),
  };
}
