import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId, Localized} from '../../config/locales.ts';
import {contentFolder} from '../../content/contentFile.ts';
import {root} from '../../scripts/root.mjs';
import {flatten, type Dialect} from '../peers/articles/flatten.ts';

/** Links would be broken on a site with other pages, so only their text is kept. */
const dialect: Dialect = {
  headingId: (id) => `{/* #${id} */}`,
  link: () => undefined,
};

/** Links inside the page may point to generated sections, which are removed. */
const linkInside = /\[([^\]]+)\]\(#[^)\s]*\)/g;

async function readFolder(folder: string, locale: LocaleId): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true});
  const files = entries.filter((file) => /\.mdx?$/.test(file)).sort();
  if (files.length === 0) {
    throw new Error(`${folder} holds no Markdown.`);
  }
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => flatten(text, locale, dialect).replaceAll(linkInside, '$1'));
}

/**
 * Reads the Markdown files of a folder and its subfolders as plain Markdown without front matter,
 * sorted by path.
 * @param docs folder of the texts of both languages; without it, this site's articles
 * @throws Error if there is no such file
 */
export async function readPlainArticles(docs?: string): Promise<Localized<readonly string[]>> {
  const read = (locale: LocaleId) =>
    readFolder(docs ?? path.join(root, contentFolder('article', locale)), locale);
  return {zh: await read('zh'), en: await read('en')};
}
