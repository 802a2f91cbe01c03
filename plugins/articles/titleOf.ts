import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readFrontMatter} from '../frontMatter/readFrontMatter.ts';
import {articleFile, type ArticleLocation} from './locateArticle.ts';

/** The part of the front matter that is needed. The article's own check reports its mistakes. */
const peek = z.object({title: z.string()});

/** Returns the title of an article, or undefined if it has no file or no title. */
export function titleOf(article: ArticleLocation): string | undefined {
  const file = path.join(article.root, articleFile(article));
  if (!existsSync(file)) {
    return undefined;
  }
  return peek.safeParse(readFrontMatter(readFileSync(file, 'utf8'))?.data).data?.title;
}
