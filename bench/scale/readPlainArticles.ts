import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import type {Dialect} from '../peers/articles/Dialect.ts';
import {flatten} from '../peers/articles/flatten.ts';

/** Links would be broken on a site with other pages, so only their text is kept. */
const dialect: Dialect = {
  headingId: (id) => `{/* #${id} */}`,
  callouts: {note: 'note', tip: 'tip', warning: 'warning', danger: 'danger'},
  link: () => undefined,
};

/** Links inside the page may point to generated sections, which are removed. */
const linkInside = /\[([^\]]+)\]\(#[^)\s]*\)/g;

/**
 * Reads the Markdown files of a folder and its subfolders as plain Markdown without front matter,
 * sorted by path.
 * @throws Error if there is no such file
 */
export async function readPlainArticles(folder: string, locale: LocaleId): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true});
  const files = entries.filter((file) => /\.mdx?$/.test(file)).sort();
  if (files.length === 0) {
    throw new Error(`${folder} holds no Markdown.`);
  }
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => flatten(text, locale, dialect).replaceAll(linkInside, '$1'));
}
