import {Feed} from 'feed';
import {languageTags, type LocaleId} from '../../config/locales.ts';
import {productById, type ProductId} from '../../config/products.ts';
import {updateKindName} from '../../config/updateKinds.ts';
import {withoutMarks} from '../../src/lib/withoutMarks.ts';
import {feedTitle} from './feedTitle.ts';
import {itemHtml} from './itemHtml.ts';
import type {PostView} from './PostView.ts';
import {productFeedPath} from './productFeedPath.ts';

export interface FeedPlace {
  /** Address of the site without language and without a slash at its end. */
  readonly origin: string;
  /** Base address of the language: `/` or `/en/`. */
  readonly baseUrl: string;
  readonly locale: LocaleId;
}

/**
 * RSS 2.0 of one product: one entry a change, newest first.
 * The same posts give the same bytes on every day.
 * @param posts newest first.
 */
export function productFeed(
  product: ProductId,
  posts: readonly PostView[],
  {origin, baseUrl, locale}: FeedPlace,
): string {
  const root = `${origin}${baseUrl}`.replace(/\/$/, '');
  const own = posts.filter((post) => post.products.includes(product));
  const dateOf = (post: PostView | undefined) =>
    new Date(`${post?.date ?? '1970-01-01'}T00:00:00Z`);
  const feed = new Feed({
    id: `${root}/${productFeedPath(product)}`,
    title: feedTitle(locale, product),
    link: `${root}/blog`,
    description: productById(product).purpose[locale],
    language: languageTags[locale],
    // Without it the feed would carry the time of the build.
    updated: dateOf(own[0]),
    feedLinks: {rss: `${root}/${productFeedPath(product)}`},
    copyright: '',
  });
  for (const post of own) {
    for (const item of post.items.filter((candidate) => candidate.product === product)) {
      const address = `${origin}${post.permalink}#${item.id}`;
      feed.addItem({
        title: withoutMarks(item.title),
        id: address,
        link: address,
        date: dateOf(post),
        description: withoutMarks(item.text),
        content: itemHtml(item, {locale, root}),
        category: [{name: updateKindName(item.kind)[locale]}],
      });
    }
  }
  return feed.rss2();
}
