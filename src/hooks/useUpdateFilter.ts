import {isProductId, type ProductId} from '@site/config/products';
import {isUpdateKindId, type UpdateKindId} from '@site/config/updateKinds';
import {toggleValue} from '@site/src/lib/editQuery';
import type {UpdateFilter} from '../lib/filterUpdates';
import {useQueryChange} from './useQueryChange';
import {useQueryParameters} from './useQueryParameters';

export interface UpdateFilterControl {
  readonly filter: UpdateFilter;
  readonly toggleProduct: (product: ProductId) => void;
  readonly clearProducts: () => void;
  readonly toggleKind: (kind: UpdateKindId) => void;
}

/**
 * Returns the filter of the update log, which is stored in the address: `?product=yicat&kind=new`.
 * Both parameters can be repeated. Unknown values are ignored. Every change adds a history entry.
 */
export function useUpdateFilter(): UpdateFilterControl {
  const parameters = useQueryParameters();
  const change = useQueryChange();
  return {
    filter: {
      products: parameters.getAll('product').filter(isProductId),
      kinds: parameters.getAll('kind').filter(isUpdateKindId),
    },
    toggleProduct: (product) => change((query) => toggleValue(query, 'product', product), 'push'),
    clearProducts: () => change((query) => query.delete('product'), 'push'),
    toggleKind: (kind) => change((query) => toggleValue(query, 'kind', kind), 'push'),
  };
}
