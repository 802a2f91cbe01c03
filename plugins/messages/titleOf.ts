import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {articleFile, type ArticleLocation} from '../articles/locateArticle.ts';
import {readFrontMatter} from '../frontMatter/readFrontMatter.ts';

/** The article's own check says what is wrong with its front matter. */
const peek = z.object({title: z.string()});

/** The title of an article; nothing where it has no file or no title. */
export function titleOf(article: ArticleLocation): string | undefined {
  const file = path.join(article.root, articleFile(article));
  if (!existsSync(file)) {
    return undefined;
  }
  return peek.safeParse(readFrontMatter(readFileSync(file, 'utf8'))?.data).data?.title;
}
