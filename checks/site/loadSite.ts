import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeIds, otherLocale, type LocaleId} from '../../config/locales.ts';
import {contentFile, contentFolder} from './contentFile.ts';
import type {Document, DocumentKind} from './Document.ts';
import type {Facts, Site} from './Site.ts';
import {parseDocument} from './parseDocument.ts';

const kinds: readonly DocumentKind[] = ['article', 'post', 'page'];

const keyOf = ({kind, product, slug}: Document) => `${kind}:${product ?? ''}:${slug}`;

async function mdxFilesIn(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder, {recursive: true});
    return files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => file.split(path.sep).join('/'))
      .sort();
  } catch {
    // The folder is missing in a fixture, or in a language without such files.
    return [];
  }
}

async function documentsOf(root: string, kind: DocumentKind, locale: LocaleId) {
  const folder = contentFolder(kind, locale);
  const names = await mdxFilesIn(path.join(root, folder));
  return Promise.all(
    names.map(async (name) => {
      const [, product, slug = name] =
        kind === 'article' ? (/^version-([^/]+)\/(.*)\.mdx$/.exec(name) ?? []) : [];
      const file = `${folder}/${name}`;
      const place = {file, kind, locale, slug: slug.replace(/\.mdx$/, '')};
      const source = await readFile(path.join(root, file), 'utf8');
      return parseDocument(product === undefined ? place : {...place, product}, source);
    }),
  );
}

/** Reads all documents of the site. */
export async function loadSite(root: string, facts: Facts): Promise<Site> {
  const lists = await Promise.all(
    kinds.flatMap((kind) => localeIds.map((locale) => documentsOf(root, kind, locale))),
  );
  const documents = lists.flat();
  const byLocale = new Map(
    localeIds.map((locale) => [
      locale,
      new Map(
        documents
          .filter((document) => document.locale === locale)
          .map((document) => [keyOf(document), document]),
      ),
    ]),
  );
  return {
    root,
    documents,
    facts,
    fileOf: contentFile,
    twinOf: (document) => byLocale.get(otherLocale(document.locale))?.get(keyOf(document)),
  };
}
