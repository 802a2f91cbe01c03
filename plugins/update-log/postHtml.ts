import type {LocaleId} from '../../config/locales.ts';
import {productById} from '../../config/products.ts';
import {withoutMarks} from '../../src/lib/withoutMarks.ts';
import {groupByProduct} from './groupByProduct.ts';
import {escapeHtml} from './escapeHtml.ts';
import {itemHtml} from './itemHtml.ts';
import type {PostView} from './PostView.ts';

/**
 * A whole post as HTML for feed readers: plain elements, absolute links.
 * @param root address of the site in the post's language, without a slash at its end.
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
