import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchDocument} from '../engine/index.ts';
import {readPage} from './readPage.ts';

const page = /\.mdx?$/i;

/** Returns the address of a file: its path without the extension, or the folder of an index page. */
function addressOf(file: string, base: string): string {
  const plain = file.replace(page, '').replace(/(?:^|\/)(?:index|readme)$/i, '');
  return (base + plain).replace(/(?<=.)\/$/, '');
}

/**
 * Reads all `.md` and `.mdx` files under a folder, in the order of their paths.
 * @param base prefix of the address of each page, such as `/docs/`
 * @returns their sections.
 */
export async function readFolder(folder: string, base = '/'): Promise<SearchDocument[]> {
  const names = await readdir(folder, {recursive: true});
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => page.test(name) && !/(?:^|\/)(?:node_modules|\.[^/]+)\//.test(name))
    .sort();
  const documents: SearchDocument[] = [];
  for (const file of files) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const folders = file.split('/').slice(0, -1);
    documents.push(
      ...readPage(source, {
        address: addressOf(file, base),
        breadcrumbs: folders,
        name: path.posix.basename(file).replace(page, ''),
      }),
    );
  }
  return documents;
}
