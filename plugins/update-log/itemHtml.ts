import type {LocaleId} from '../../config/locales.ts';
import {updateKindName} from '../../config/updateKinds.ts';
import {inlineParts} from '../../src/lib/inlineParts.ts';
import {escapeHtml} from './escapeHtml.ts';
import type {ItemView} from './PostView.ts';

const elements = {plain: '', bold: 'strong', italic: 'em', code: 'code'} as const;

function inlineHtml(line: string): string {
  return inlineParts(line)
    .map(({style, text}) => {
      const element = elements[style];
      return element ? `<${element}>${escapeHtml(text)}</${element}>` : escapeHtml(text);
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
  const address = escapeHtml(`${root}${article.route}`);
  const link = `<a href="${address}">${escapeHtml(article.title)}</a>`;
  return `<p>${inlineHtml(text)}</p><p>${updateKindName(kind)[locale]} · ${link}</p>`;
}
