import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {readPage} from '../frontMatter/readPage.ts';
import {articleFile, type ArticleLocation} from './locateArticle.ts';

/** What one page needs from another. Mistakes in the other page are reported by its own check. */
const peek = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
});
export type Sibling = z.infer<typeof peek>;

/** Reads other articles of the site. */
export interface Siblings {
  /** Whether the article has a file. */
  readonly has: (article: ArticleLocation) => boolean;
  /** Returns title and description of an article, or undefined if it has no file. */
  readonly read: (article: ArticleLocation) => Promise<Sibling | undefined>;
}

const pathOf = (article: ArticleLocation) => path.join(article.root, articleFile(article));
const has = (article: ArticleLocation): boolean => existsSync(pathOf(article));

/** Reads the files of the project. */
export const siblingsOnDisk: Siblings = {
  has,
  async read(article: ArticleLocation): Promise<Sibling | undefined> {
    return has(article)
      ? peek.parse(
          readPage(await readFile(pathOf(article), 'utf8'), articleFile(article)).frontMatter,
        )
      : undefined;
  },
};
