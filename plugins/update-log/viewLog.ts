import {i18n, otherLocale, type LocaleId} from '../../config/locales.ts';
import {newerSections, type NewerSection} from '../../translation/freshness/newerSections.ts';
import {productIds} from '../../config/products.ts';
import {updateKindIds} from '../../config/updateKinds.ts';
import {articleRoute} from '../articles/locateArticle.ts';
import type {PostView} from './PostView.ts';
import {readArticleTitles} from './readArticleTitles.ts';
import type {UpdateLog} from './readLog.ts';
import {type ArticleKey, listedArticle} from './articleKey.ts';
import type {Post} from './Post.ts';

function articleLink(key: ArticleKey, titles: ReadonlyMap<ArticleKey, string>) {
  const article = listedArticle(key);
  const title = titles.get(key);
  if (!article || title === undefined) {
    throw new Error(`The title of ${key} has not been read.`);
  }
  return {title, route: articleRoute(article)};
}

/**
 * Prepares a post for pages.
 * @param permalink path with the base URL of the language
 * @param newer items that are newer in the other language
 * @param articleTitles titles of the articles in the language of the post
 */
function viewPost(
  post: Post,
  {
    permalink,
    twin,
    newer,
    articleTitles,
  }: Pick<PostView, 'permalink' | 'twin'> & {
    newer: readonly NewerSection[];
    articleTitles: ReadonlyMap<ArticleKey, string>;
  },
): PostView {
  const {title, date, intro, items} = post;
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  return {
    title,
    permalink,
    date,
    intro,
    products: productIds.filter((id) => items.some((item) => item.product === id)),
    kinds: Object.fromEntries(
      updateKindIds.map((kind) => [kind, count(kind)] as const).filter(([, number]) => number > 0),
    ),
    items: items.map((item) => ({
      id: item.id,
      product: item.product,
      kind: item.kind,
      title: item.title,
      text: item.text,
      article: articleLink(item.article, articleTitles),
    })),
    twin,
    ...(newer.length > 0 && {newer}),
  };
}

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
