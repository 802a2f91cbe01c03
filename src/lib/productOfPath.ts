import {localeIds} from '@site/config/locales';
import {productIds, type ProductId} from '@site/config/products';

const localePrefix = new RegExp(`^/(?:${localeIds.join('|')})(?=/)`);

/**
 * The product that a path belongs to, or `null` outside the products' documentation.
 * Works on a path with or without a language prefix. Whole segments decide, so `/docs/alignment`
 * is never taken for `aligner` and `/docs/yicat-nope` belongs to nothing.
 */
export function productOfPath(pathname: string): ProductId | null {
  const [, area, segment = ''] = pathname.replace(localePrefix, '').split('/');
  if (area !== 'docs') {
    return null;
  }
  const name = segment.replace(/\.html$/, '');
  return productIds.find((id) => id === name) ?? null;
}
