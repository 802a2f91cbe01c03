import {productIds} from '../../config/products.ts';
import {updateKindIds} from '../../config/updateKinds.ts';
import type {NewerSection} from '../../translation/freshness/NewerSection.ts';
import {articleRoute} from '../articles/locateArticle.ts';
import {type ArticleKey, listedArticle} from './articleKey.ts';
import type {Post} from './Post.ts';
import type {PostView} from './PostView.ts';

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
export function viewPost(
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
