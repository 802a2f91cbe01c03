import {baseUrls, otherLocale, type LocaleId} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {updateKindIds} from '../../config/updateKinds.ts';
import {newerSections} from '../../translation/freshness/newerSections.ts';
import {articleFile, articleRoute} from '../articles/locateArticle.ts';
import {resolveReference} from '../articles/resolveReference.ts';
import {titleOf} from '../articles/titleOf.ts';
import type {ItemView, PostView} from './PostView.ts';
import type {UpdateLog} from './readLog.ts';

/**
 * Returns what an item shows of its article.
 * @param key `product:slug`
 * @throws Error if the article does not exist, because an item must not have a broken link
 */
export function articleLink(key: string, locale: LocaleId, siteDir: string): ItemView['article'] {
  const article = resolveReference(key);
  const title = article && titleOf({root: siteDir, locale, ...article});
  if (!article || title === undefined) {
    const file = article ? articleFile({locale, ...article}) : key;
    throw new Error(
      `The update log links to ${key}, but ${file} is missing or has no title. Write the article.`,
    );
  }
  return {title, route: articleRoute(article)};
}

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
      items: items.map((item) => ({
        id: item.id,
        product: item.product,
        kind: item.kind,
        title: item.title,
        text: item.text,
        article: articleLink(item.article, locale, siteDir),
      })),
      twin: {title: twins.get(slug)?.title ?? '', address: addressOf(other, slug)},
      ...(newer.length > 0 && {newer}),
    };
  });
}
