import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {localeIds} from '../config/locales.ts';
import {contentFile} from '../content/contentFile.ts';
import type {Document} from '../content/Document.ts';

/** Folders to skip: packages, output, and tests with their own names. */
const skipped = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  '.cache',
  'build',
  '__tests__',
  'fixtures',
]);

const isText = /\.(?:csv|json|mdx|mjs|mts|ts|tsx|yml)$/;

/** Lists the text files in some folders of the project, sorted by path. */
export function textFilesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
        const file = `${folder}/${entry.name}`;
        if (entry.isDirectory()) {
          return skipped.has(entry.name) ? [] : textFilesIn(root, [file]);
        }
        return entry.isFile() && isText.test(file) ? [file] : [];
      }),
    )
    .sort();
}

/** @returns the text of a file, or `undefined` if it does not exist */
export function readText(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

type Page = Pick<Document, 'kind' | 'product' | 'slug'>;

/** Returns the paths of a page in each language. */
export const pageFiles = (page: Page): string[] =>
  localeIds.map((locale) => contentFile(page, locale));

/** Returns a file of a page that exists already. */
export const takenFile = (root: string, page: Page): string | undefined =>
  pageFiles(page).find((file) => existsSync(path.join(root, file)));

/** Writes files and creates the folders that they need. */
export function writeTexts(root: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
}
