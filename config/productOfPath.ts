import {withoutLocale} from '../src/lib/withoutLocale.ts';
import {productIds, type ProductId} from './products.ts';

/**
 * Returns the product of a path, or `null` outside the documentation of products. The path may have
 * a language prefix. Only whole segments match, so `/docs/yicat-nope` has no product.
 */
export function productOfPath(pathname: string): ProductId | null {
  const [, area, segment = ''] = withoutLocale(pathname).split('/');
  if (area !== 'docs') {
    return null;
  }
  const name = segment.replace(/\.html$/, '');
  return productIds.find((id) => id === name) ?? null;
}
