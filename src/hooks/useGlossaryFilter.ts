import {useLocation} from '@docusaurus/router';
import {useQueryString, useQueryStringList} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';
import {isProductId, type ProductId} from '@site/config/products';
import type {GlossaryFilter} from '@site/src/lib/matchesGlossaryFilter';

export interface GlossaryFilterControl extends GlossaryFilter {
  readonly type: (text: string) => void;
  /** Writes the typed text into the address. */
  readonly commit: () => void;
  readonly toggleProduct: (product: ProductId) => void;
  readonly clearProducts: () => void;
}

/**
 * Returns the filter of the glossary, which is stored in the address: `?q=jyk&product=yicat`. Typed
 * text is stored on `commit`, because browsers limit the rate of address changes. Unknown products
 * are ignored.
 */
export function useGlossaryFilter(): GlossaryFilterControl {
  const {search} = useLocation();
  const asked = new URLSearchParams(useIsBrowser() ? search : '');
  const [, setQuery] = useQueryString('q');
  const [, setProducts] = useQueryStringList('product');
  const [typed, setTyped] = useState<string>();
  const text = typed ?? asked.get('q') ?? '';
  const products = asked.getAll('product').filter(isProductId);
  return {
    text,
    products,
    type: setTyped,
    commit: () => {
      if (typed !== undefined) {
        setQuery(typed === '' ? null : typed);
        setTyped(undefined);
      }
    },
    toggleProduct: (product) =>
      setProducts(
        products.includes(product)
          ? products.filter((each) => each !== product)
          : [...products, product],
      ),
    clearProducts: () => setProducts([]),
  };
}
