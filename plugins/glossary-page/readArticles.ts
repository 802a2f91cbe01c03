import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeIds, type LocaleId, type Localized} from '../../config/locales.ts';
import {productIds, type ProductId} from '../../config/products.ts';
import {ifMissing} from '../../content/ifMissing.ts';
import {listedArticles} from '../articles/listedArticles.ts';
import {articleFile, articleRoute} from '../articles/locateArticle.ts';
import {readPage} from '../frontMatter/readPage.ts';
import type {ReadArticle} from './findUses.ts';
import {sectionsOf, type ArticleSection} from './sectionsOf.ts';

/** Reads an article in both languages. Returns undefined if one of them is missing. */
async function readArticle(
  root: string,
  locale: LocaleId,
  product: ProductId,
  slug: string,
): Promise<ReadArticle | undefined> {
  const titles: Partial<Record<LocaleId, string>> = {};
  const sections: Partial<Record<LocaleId, ArticleSection[]>> = {};
  for (const language of localeIds) {
    const file = articleFile({locale: language, product, slug});
    const source = await readFile(path.join(root, file), 'utf8').catch(ifMissing(undefined));
    if (source === undefined) {
      // The plugin for articles stops the build and names the file.
      return undefined;
    }
    const {frontMatter, content} = readPage(source, file);
    titles[language] = typeof frontMatter.title === 'string' ? frontMatter.title : slug;
    sections[language] = sectionsOf(content);
  }
  return {
    product,
    route: articleRoute({product, slug}),
    title: titles[locale] ?? slug,
    sections: sections as Localized<ArticleSection[]>,
  };
}

/**
 * Reads the listed articles, in the order of the sidebars.
 * @param root folder of the project
 * @param locale language of the titles
 */
export async function readArticles(root: string, locale: LocaleId): Promise<ReadArticle[]> {
  const listed = listedArticles(root, locale);
  const articles = await Promise.all(
    productIds.flatMap((product) =>
      listed[product].map((slug) => readArticle(root, locale, product, slug)),
    ),
  );
  return articles.filter((article) => article !== undefined);
}
