import type {LocaleId} from '../../../config/locales.ts';
import {products} from '../../../config/products.ts';
import {articlesOf} from '../../../config/sidebars/index.ts';

/** Every article and landing page, as `<product>/<slug>`. */
export const articleIds: ReadonlySet<string> = new Set(
  products.flatMap(({id}) => [`${id}/index`, ...articlesOf(id).map((slug) => `${id}/${slug}`)]),
);

/**
 * Converts a link of this site to an address in a peer. Pages that this site generates from data
 * (sections, lists, search) do not exist there; a peer that needs it gets a language prefix.
 */
export function linkTarget(target: string, locale: LocaleId): string | undefined {
  const [path = '', anchor] = target.split('#');
  const id = path.replace(/^\/docs\//, '');
  if (!articleIds.has(id) && !articleIds.has(`${id}/index`)) {
    return undefined;
  }
  const page = articleIds.has(id) ? path : `${path}/`;
  const prefix = locale === 'zh' ? '' : `/${locale}`;
  return `${prefix}${page}${anchor === undefined ? '' : `#${anchor}`}`;
}
