import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type {LocaleId} from '../../config/locales.ts';
import {articleFile} from '../articles/locateArticle.ts';
import {readFrontMatter} from '../frontMatter/readFrontMatter.ts';
import {type ArticleKey, listedArticle} from './articleKey.ts';

const titled = z.object({title: z.string()});

/**
 * Reads the titles of articles in one language.
 * @returns titles by article key
 * @throws Error if an article does not exist, because an item must not have a broken link
 */
export async function readArticleTitles(
  siteDir: string,
  locale: LocaleId,
  keys: Iterable<ArticleKey>,
): Promise<ReadonlyMap<ArticleKey, string>> {
  return new Map(
    await Promise.all(
      [...new Set(keys)].map(async (key) => {
        const article = listedArticle(key);
        const file = article ? articleFile({locale, ...article}) : key;
        const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
        const front = titled.safeParse(readFrontMatter(text)?.data);
        if (!front.success) {
          throw new Error(
            `The update log links to ${key}, but ${file} is missing or has no title. Write the article.`,
          );
        }
        return [key, front.data.title] as const;
      }),
    ),
  );
}
