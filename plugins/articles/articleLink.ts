import type {LocaleId} from '../../config/locales.ts';
import type {ProductId} from '../../config/products.ts';
import type {ArticleLink} from './ArticleData.ts';
import {articleFile, articleRoute} from './locateArticle.ts';
import {readArticleHead} from './readArticleHead.ts';
import {resolveReference} from './resolveReference.ts';

/** What a list of articles of several products shows of each. */
export type ProductLink = Pick<ArticleLink, 'title' | 'route'> & {readonly product: ProductId};

/**
 * Returns the title of an article in a language, and its route without a language prefix.
 * @param key `product:slug`
 * @param root folder of the project
 * @throws Error if the article does not exist, because a page must not have a broken link
 */
export function articleLink(key: string, locale: LocaleId, root: string): ProductLink {
  const article = resolveReference(key);
  const title = article && readArticleHead({root, locale, ...article})?.title;
  if (!article || !title) {
    const file = article ? articleFile({locale, ...article}) : key;
    throw new Error(
      `The update log or config/readers.ts links to ${key}, but ${file} is missing or has no title. Write the article.`,
    );
  }
  return {product: article.product, title, route: articleRoute(article)};
}
