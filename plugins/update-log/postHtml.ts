import type {LocaleId} from '../../config/locales.ts';
import {productById} from '../../config/products.ts';
import {withoutMarks} from '../../src/lib/inlineParts.ts';
import {groupByProduct} from './groupByProduct.ts';
import {escapeHtml} from './escapeHtml.ts';
import {itemHtml} from './itemHtml.ts';
import type {PostView} from './PostView.ts';

/**
 * Writes a whole post as HTML for feed readers, with plain elements and absolute links.
 * @param root address of the site in the language of the post, without a trailing slash
 */
export function postHtml(post: PostView, locale: LocaleId, root: string): string {
  const groups = groupByProduct(post.items).map(({product, items}) => {
    const name = escapeHtml(productById(product).name[locale]);
    const entries = items.map(
      (item) => `<h3>${escapeHtml(withoutMarks(item.title))}</h3>${itemHtml(item, {locale, root})}`,
    );
    return `<h2>${name}</h2>${entries.join('')}`;
  });
  return `<p>${escapeHtml(post.intro)}</p>${groups.join('')}`;
}
