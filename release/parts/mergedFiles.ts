import path from 'node:path';
import {languagePrefixes} from '../languagePrefixes.ts';
import {pageIndexFile} from '../../plugins/page-index/toPageIndex.ts';
import {mergeLicences} from '../../plugins/licences/licenceText.ts';
import {mergeManifests} from '../../plugins/search/build/searchFiles.ts';

/** Returns the content of a file for the whole site from its contents in the parts. */
type Merge = (contents: readonly string[]) => string;

const lists: Merge = (contents) =>
  JSON.stringify(contents.flatMap((json) => JSON.parse(json) as readonly unknown[]));

const address = /<url>.*?<\/url>/gs;

/** Keeps the head of the first sitemap and the addresses of all. */
const sitemaps: Merge = (contents) => {
  const [first = ''] = contents;
  const start = first.search(address);
  const head = start < 0 ? first.replace(/<\/urlset>.*/s, '') : first.slice(0, start);
  return `${head}${contents.flatMap((xml) => xml.match(address) ?? []).join('')}</urlset>`;
};

const byName: Readonly<Record<string, Merge>> = {
  [pageIndexFile]: lists,
  'licences.txt': mergeLicences,
  'search/manifest.json': mergeManifests,
  'sitemap.xml': sitemaps,
};

/** The files that parts write with different content, by path, and how to merge their contents. */
export const mergedFiles: ReadonlyMap<string, Merge> = new Map(
  languagePrefixes.flatMap((prefix) =>
    Object.entries(byName).map(([name, merge]) => [
      path.posix.join(prefix, name).replace(/^\//, ''),
      merge,
    ]),
  ),
);
