import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeIds, type LocaleId} from '../config/locales.ts';
import {contentFolder} from './contentFile.ts';
import type {Document, DocumentKind} from './Document.ts';
import {ifMissing} from './ifMissing.ts';
import {parseDocument} from './parseDocument.ts';
import {TreeStore} from './TreeStore.ts';

const kinds: readonly DocumentKind[] = ['article', 'post', 'page'];

async function mdxFilesIn(folder: string): Promise<string[]> {
  // The folder is missing in a fixture, or in a language without such files.
  const files = await readdir(folder, {recursive: true}).catch(ifMissing([]));
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

async function documentsOf(
  root: string,
  kind: DocumentKind,
  locale: LocaleId,
  trees: TreeStore | undefined,
) {
  const folder = contentFolder(kind, locale);
  const names = await mdxFilesIn(path.join(root, folder));
  return Promise.all(
    names.map(async (name) => {
      const [, product, slug = name] =
        kind === 'article' ? (/^version-([^/]+)\/(.*)\.mdx$/.exec(name) ?? []) : [];
      const file = `${folder}/${name}`;
      const place = {file, kind, locale, slug: slug.replace(/\.mdx$/, '')};
      const source = await readFile(path.join(root, file), 'utf8');
      return parseDocument(product === undefined ? place : {...place, product}, source, trees);
    }),
  );
}

/**
 * Reads the articles, posts and pages of both languages, including drafts and unlisted ones.
 * @param root folder of the project
 */
export async function readDocuments(root: string): Promise<Document[]> {
  const trees = await TreeStore.open(root);
  const lists = await Promise.all(
    kinds.flatMap((kind) => localeIds.map((locale) => documentsOf(root, kind, locale, trees))),
  );
  await trees?.save();
  return lists.flat();
}
