import {preferredProductKey} from '../src/lib/createPreferredProduct.ts';
import {i18n} from './locales.ts';
import type {Product} from './products.ts';

/**
 * Returns the script that sets the product on the root element before the first paint, and stores
 * it as the preferred product. A reader who only reads may never load the application, which would
 * do this later.
 *
 * Article pages already have the attribute in their HTML. The single `404.html` for every unknown
 * address cannot have it, so the script reads the product from the address. The script depends only
 * on the product list, so it is identical on all pages of both languages.
 */
export function productScript(products: readonly Pick<Product, 'id' | 'rootAttribute'>[]): string {
  const ids = products.filter(({rootAttribute}) => rootAttribute).map(({id}) => id);
  const prefixes = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const pattern = `^/(?:(?:${prefixes.join('|')})/)?docs/(${ids.join('|')})(?:\\.html)?(?:/|$)`;
  return (
    `!function(product){if(product){document.documentElement.setAttribute('data-product',product[1]);` +
    `try{localStorage.setItem('${preferredProductKey}',product[1])}catch{}}}` +
    `(new RegExp(${JSON.stringify(pattern)}).exec(location.pathname))`
  );
}
