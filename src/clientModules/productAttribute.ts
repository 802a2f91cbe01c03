import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {productById} from '@site/config/products';
import {createPreferredProduct, preferredProductKey} from '@site/src/lib/preferredProduct';
import {productOfPath} from '@site/config/productOfPath';

const preferred = ExecutionEnvironment.canUseDOM
  ? createPreferredProduct(createStorageSlot(preferredProductKey))
  : undefined;

/**
 * Sets the product of the page on the root element, stores it as the preferred product, and reloads
 * the page if that changes the stored one. `DocVersionRoot` writes the same attribute into static
 * pages. This module sets it before a new page is painted.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  const product = productOfPath(location.pathname);
  const root = document.documentElement;
  if (!product || !productById(product).rootAttribute) {
    delete root.dataset.product;
    return;
  }
  root.dataset.product = product;
  if (preferred?.visit(product, previousLocation ? 'navigation' : 'load')) {
    window.location.reload();
  }
};
