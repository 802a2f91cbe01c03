import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageIndexFile, toPageIndex, type IndexedPage} from './toPageIndex.ts';

/**
 * Lists the articles, section pages and posts of a language in `pages.json`, which the not-found
 * page fetches to find addresses similar to the requested one. It is a file and not a chunk, so that
 * the parts of a site can join their lists. The development server has no such file.
 */
export default function pageIndexPlugin({outDir}: LoadContext): Plugin {
  let pages: readonly IndexedPage[] = [];
  return {
    name: 'page-index',
    allContentLoaded({allContent}) {
      pages = toPageIndex(allContent);
    },
    async postBuild() {
      await writeFile(path.join(outDir, pageIndexFile), JSON.stringify(pages));
    },
  };
}
