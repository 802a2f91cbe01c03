import {Feed} from 'feed';
import {languageTags, type LocaleId} from '../../config/locales.ts';
import {productById, type ProductId} from '../../config/products.ts';
import {updateKindName} from '../../config/updateKinds.ts';
import {withoutMarks} from '../../src/lib/inlineParts.ts';
import {feedTitle} from './feedTitle.ts';
import {itemHtml} from './postHtml.ts';
import type {PostView} from './PostView.ts';
import {productFeedPath} from './productFeedPath.ts';

export interface FeedPlace {
  /** Origin of the site. */
  readonly origin: string;
  /** Base URL of the language: `/` or `/en/`. */
  readonly baseUrl: string;
  readonly locale: LocaleId;
}

/**
 * Writes the RSS 2.0 feed of a product, with one entry per change, newest first. The same posts
 * give the same bytes at any time.
 * @param posts posts, newest first
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
    // Without it, the feed would contain the time of the build.
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
