import {i18n, otherLocale, type LocaleId} from '../../config/locales.ts';
import {newerSections} from '../../translation/freshness/newerSections.ts';
import type {PostView} from './PostView.ts';
import {readArticleTitles} from './readArticleTitles.ts';
import type {UpdateLog} from './readLog.ts';
import {viewPost} from './viewPost.ts';

const addressOf = (locale: LocaleId, slug: string) =>
  `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}blog/${slug}`;

/**
 * Prepares the log of one language for pages: adds the titles of the articles that items link to,
 * and the twin of each post in the other language.
 * @returns posts, newest first
 */
export async function viewLog(
  log: UpdateLog,
  locale: LocaleId,
  siteDir: string,
): Promise<readonly PostView[]> {
  const keys = log[locale].flatMap((post) => post.items.map((item) => item.article));
  const articleTitles = await readArticleTitles(siteDir, locale, keys);
  const twins = new Map(log[otherLocale(locale)].map((post) => [post.slug, post]));
  return log[locale].map((post) =>
    viewPost(post, {
      permalink: addressOf(locale, post.slug),
      twin: {
        title: twins.get(post.slug)?.title ?? '',
        address: addressOf(otherLocale(locale), post.slug),
      },
      newer: newerSections(siteDir, {kind: 'post', slug: post.slug}, locale),
      articleTitles,
    }),
  );
}
