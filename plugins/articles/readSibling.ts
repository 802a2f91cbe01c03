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
  draft: z.boolean().catch(false),
});
export type Sibling = z.infer<typeof peek>;

/** Returns what another page needs of an article, or undefined if it has no file. */
export async function readSibling(article: ArticleLocation): Promise<Sibling | undefined> {
  const file = articleFile(article);
  const filePath = path.join(article.root, file);
  return existsSync(filePath)
    ? peek.parse(readPage(await readFile(filePath, 'utf8'), file).frontMatter)
    : undefined;
}
