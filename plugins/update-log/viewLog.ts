import {baseUrls, otherLocale, type LocaleId} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {updateKindIds} from '../../config/updateKinds.ts';
import {newerSections} from '../../translation/freshness/newerSections.ts';
import {articleLink} from '../articles/articleLink.ts';
import type {PostView} from './PostView.ts';
import type {UpdateLog} from './readLog.ts';

const addressOf = (locale: LocaleId, slug: string) => `${baseUrls[locale]}blog/${slug}`;

/**
 * Prepares the log of one language for pages: adds the titles of the articles that items link to,
 * and the twin of each post in the other language.
 * @returns posts, newest first
 */
export function viewLog(log: UpdateLog, locale: LocaleId, siteDir: string): readonly PostView[] {
  const other = otherLocale(locale);
  const twins = new Map(log[other].map((post) => [post.slug, post]));
  return log[locale].map(({slug, title, date, intro, items}) => {
    const count = (kind: string) => items.filter((item) => item.kind === kind).length;
    const newer = newerSections(siteDir, {kind: 'post', slug}, locale);
    return {
      title,
      permalink: addressOf(locale, slug),
      date,
      intro,
      products: productIds.filter((id) => items.some((item) => item.product === id)),
      kinds: Object.fromEntries(
        updateKindIds
          .map((kind) => [kind, count(kind)] as const)
          .filter(([, number]) => number > 0),
      ),
      items: items.map((item) => {
        const {title, route} = articleLink(item.article, locale, siteDir);
        return {
          id: item.id,
          product: item.product,
          kind: item.kind,
          title: item.title,
          text: item.text,
          article: {title, route},
        };
      }),
      twin: {title: twins.get(slug)?.title ?? '', address: addressOf(other, slug)},
      ...(newer.length > 0 && {newer}),
    };
  });
}
