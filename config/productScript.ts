import {localeIds} from './locales.ts';
import type {Product} from './products.ts';

/**
 * The script that names the product on the root element before the first paint.
 *
 * Article pages carry the attribute in their HTML already. The one `404.html` that answers for
 * every unknown address cannot, so the address itself has to say it. The text depends on the
 * product list only and is therefore equal, byte for byte, on all pages of both languages.
 */
export function productScript(products: readonly Pick<Product, 'id' | 'rootAttribute'>[]): string {
  const ids = products.filter(({rootAttribute}) => rootAttribute).map(({id}) => id);
  const pattern = `^/(?:(?:${localeIds.join('|')})/)?docs/(${ids.join('|')})(?:\\.html)?(?:/|$)`;
  return (
    `!function(product){product&&document.documentElement.setAttribute('data-product',product[1])}` +
    `(new RegExp(${JSON.stringify(pattern)}).exec(location.pathname))`
  );
}
