import type {LocaleId} from '../../config/locales.ts';
import {productById} from '../../config/products.ts';
import {updateKindName} from '../../config/updateKinds.ts';
import {withoutMarks, inlineParts} from '../../src/lib/inlineParts.ts';
import {xmlText} from '../fileFormats/xmlText.ts';
import {groupByProduct} from './groupByProduct.ts';
import type {PostView, ItemView} from './PostView.ts';

const elements = {plain: '', bold: 'strong', italic: 'em', code: 'code'} as const;

function inlineHtml(line: string): string {
  return inlineParts(line)
    .map(({style, text}) => {
      const element = elements[style];
      return element ? `<${element}>${xmlText(text)}</${element}>` : xmlText(text);
    })
    .join('');
}

/**
 * Writes the text of an item, its kind and the link to its article as HTML for feed readers.
 * @param root address of the site in the language of the item, without a trailing slash
 */
export function itemHtml(
  {kind, text, article}: ItemView,
  {locale, root}: {locale: LocaleId; root: string},
): string {
  const address = xmlText(`${root}${article.route}`);
  const link = `<a href="${address}">${xmlText(article.title)}</a>`;
  return `<p>${inlineHtml(text)}</p><p>${updateKindName(kind)[locale]} · ${link}</p>`;
}

/**
 * Writes a whole post as HTML for feed readers, with plain elements and absolute links.
 * @param root address of the site in the language of the post, without a trailing slash
 */
export function postHtml(post: PostView, locale: LocaleId, root: string): string {
  const groups = groupByProduct(post.items).map(({product, items}) => {
    const name = xmlText(productById(product).name[locale]);
    const entries = items.map(
      (item) => `<h3>${xmlText(withoutMarks(item.title))}</h3>${itemHtml(item, {locale, root})}`,
    );
    return `<h2>${name}</h2>${entries.join('')}`;
  });
  return `<p>${xmlText(post.intro)}</p>${groups.join('')}`;
}
