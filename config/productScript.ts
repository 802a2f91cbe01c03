import {i18n} from './locales.ts';
import {preferredProductKey} from '../src/lib/preferredProduct.ts';
import type {Product} from './products.ts';

/**
 * The script that names the product on the root element before the first paint, and remembers it as
 * the preferred one: a reader who only reads never needs the application, which would do it later.
 *
 * Article pages carry the attribute in their HTML already. The one `404.html` that answers for
 * every unknown address cannot, so the address itself has to say it. The text depends on the
 * product list only and is therefore equal, byte for byte, on all pages of both languages.
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
