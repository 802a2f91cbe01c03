import {useLocation} from '@docusaurus/router';
import {useCallback, useState} from 'react';
import {isProductId, type ProductId} from '@site/config/products';
import {setText, toggleValue} from '@site/src/lib/editQuery';
import type {GlossaryFilter} from '@site/src/lib/matchesGlossaryFilter';
import {useQueryChange} from './useQueryChange';
import {useQueryParameters} from './useQueryParameters';

export interface GlossaryFilterControl extends GlossaryFilter {
  readonly type: (text: string) => void;
  /** Writes the typed text into the address. */
  readonly commit: () => void;
  readonly toggleProduct: (product: ProductId) => void;
  readonly clearProducts: () => void;
}

/**
 * Returns the filter of the glossary, which is stored in the address: `?q=jyk&product=yicat`. Typed
 * text is stored on `commit` and with each change of products, because browsers limit the rate of
 * address changes. Unknown products are ignored.
 */
export function useGlossaryFilter(): GlossaryFilterControl {
  const location = useLocation();
  const parameters = useQueryParameters();
  const change = useQueryChange();
  // The typed text replaces that of the displayed address until another address is displayed.
  const [typed, setTyped] = useState<{readonly text: string; readonly at: typeof location}>();
  const text = typed?.at === location ? typed.text : (parameters.get('q') ?? '');
  // A product can be pressed before the typed text is stored: without a blur, as early clicks are.
  const changeWithText = (edit?: (query: URLSearchParams) => void) =>
    change((query) => {
      setText(query, 'q', text);
      edit?.(query);
    });
  return {
    text,
    products: parameters.getAll('product').filter(isProductId),
    type: useCallback((next) => setTyped({text: next, at: location}), [location]),
    commit: () => changeWithText(),
    toggleProduct: (product) => changeWithText((query) => toggleValue(query, 'product', product)),
    clearProducts: () => changeWithText((query) => query.delete('product')),
  };
}
