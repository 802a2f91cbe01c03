import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import type {Dialect} from '../peers/articles/Dialect.ts';
import {flatten} from '../peers/articles/flatten.ts';

/** Links would be broken in a site of other pages, so only their text stays. */
const dialect: Dialect = {
  headingId: (id) => `{/* #${id} */}`,
  callouts: {note: 'note', tip: 'tip', warning: 'warning', danger: 'danger'},
  link: () => undefined,
};

/** Sections that were made from data are gone, and with them what links inside a page lead to. */
const linkInside = /\[([^\]]+)\]\(#[^)\s]*\)/g;

/**
 * The Markdown files of a folder and of those in it, as plain Markdown without front matter, in the
 * order of their paths.
 * @throws Error where there is none
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
