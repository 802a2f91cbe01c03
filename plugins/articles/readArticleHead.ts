import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {readFrontMatter} from '../frontMatter/readFrontMatter.ts';
import {articleFile, type ArticleLocation} from './locateArticle.ts';

/** What other pages need of an article. The article's own check reports its mistakes. */
const head = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  draft: z.boolean().catch(false),
  unlisted: z.boolean().catch(false),
  /** Articles that a landing page offers. */
  tasks: z.array(z.object({article: z.string()})).catch([]),
});
export type ArticleHead = z.infer<typeof head>;

/** Returns what other pages need of an article, or undefined if it has no file. */
export function readArticleHead(article: ArticleLocation): ArticleHead | undefined {
  const file = path.join(article.root, articleFile(article));
  if (!existsSync(file)) {
    return undefined;
  }
  const data = readFrontMatter(readFileSync(file, 'utf8'))?.data;
  return head.safeParse(data).data ?? head.parse({});
}
