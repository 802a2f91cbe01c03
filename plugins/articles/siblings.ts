import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {isoDate} from '../frontMatter/isoDate.ts';
import {readFrontMatter} from '../frontMatter/readFrontMatter.ts';
import {articleFile, type ArticleLocation} from './locateArticle.ts';

/** What one page needs to know of another; the other page's own check says what is wrong in it. */
const peek = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  updated: isoDate.catch(''),
});
export type Sibling = z.infer<typeof peek>;

/** Reads other articles of the site. */
export interface Siblings {
  /** Whether the article has a file. */
  readonly has: (article: ArticleLocation) => boolean;
  /** Title, description and date of an article; nothing if it has no file. */
  readonly read: (article: ArticleLocation) => Promise<Sibling | undefined>;
}

/** Looks at the files of the project, with the framework's own front matter reader. */
export function siblingsOnDisk(parse: DefaultParseFrontMatter): Siblings {
  const pathOf = (article: ArticleLocation) => path.join(article.root, articleFile(article));
  const has = (article: ArticleLocation) => existsSync(pathOf(article));
  return {
    has,
    async read(article) {
      if (!has(article)) {
        return undefined;
      }
      const filePath = pathOf(article);
      const fileContent = await readFile(filePath, 'utf8');
      const {frontMatter} = await readFrontMatter(
        {defaultParseFrontMatter: parse, filePath, fileContent},
        articleFile(article),
      );
      return peek.parse(frontMatter);
    },
  };
}
