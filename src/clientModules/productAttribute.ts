import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {keepProduct, rememberedProduct} from '@site/src/navigation/preferredProduct';

/**
 * Sets the product of the page on the root element and stores it as the preferred product.
 * `DocVersionRoot` writes the same attribute into static pages. This module sets it before a new page
 * is painted.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  const product = rememberedProduct(location.pathname);
  if (product) {
    document.documentElement.dataset.product = product;
    keepProduct(location.pathname);
  } else {
    delete document.documentElement.dataset.product;
  }
};

if (ExecutionEnvironment.canUseDOM) {
  // The back/forward cache restores a page whose successor has stored another product.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      keepProduct(window.location.pathname);
    }
  });
}
