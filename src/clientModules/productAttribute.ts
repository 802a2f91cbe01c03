import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {productById} from '@site/config/products';
import {createPreferredProduct, preferredProductKey} from '@site/src/lib/preferredProduct';
import {productOfPath} from '@site/src/lib/productOfPath';

const preferred = ExecutionEnvironment.canUseDOM
  ? createPreferredProduct(createStorageSlot(preferredProductKey))
  : undefined;

/**
 * Says on the root element which product the page belongs to, remembers it as the preferred one,
 * and loads the page again when that changes it. `DocVersionRoot` writes the same attribute into
 * the static pages; doing it here as well puts it in place before the new page is painted.
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
