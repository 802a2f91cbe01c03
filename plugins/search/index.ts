import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {byContext, siteContext, toDocuments} from './build/documents.ts';
import {readAsks} from './build/asks.ts';
import {readHtml} from './build/readHtml.ts';
import {readPage} from './build/readPage.ts';
import {searchableAddresses} from './build/searchableAddresses.ts';
import {searchFiles} from './build/searchFiles.ts';
import type {ResolvedSearchOptions} from './options.ts';

export {validateOptions} from './options.ts';

/** Folder of a language's index files. */
const folder = 'search';

/**
 * Provides search without a server: after the build, an index of the rendered pages for each context
 * of each language; in the browser, `client/` with the box in the navigation bar and the results page
 * at `/search`. The client reads everything from the manifest. `client/searchBox.ts` is an entry: the
 * script of the page (`src/intent/`) runs it without the application.
 */
export default function searchPlugin(
  {baseUrl, outDir, siteDir}: LoadContext,
  options: ResolvedSearchOptions,
): Plugin {
  const {contexts, resultsPage, userDictionary, synonyms, silent, aliases, preparations, glossary} =
    options;
  const theme = './client/theme';
  return {
    name: 'search',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    contentLoaded({actions}) {
      if (resultsPage) {
        actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
      }
    },
    configureWebpack({entry}, isServer) {
      if (isServer) {
        return {};
      }
      if (typeof entry !== 'string') {
        throw new Error(
          'plugins/search adds an entry to that of the framework, which is no longer one file. ' +
            'Compare node_modules/@docusaurus/core/lib/webpack/client.js.',
        );
      }
      const box = fileURLToPath(new URL('client/searchBox.ts', import.meta.url));
      return {entry: {main: entry, 'search-box': box}};
    },
    async postBuild({routes, plugins}) {
      const pages = await Promise.all(
        searchableAddresses(routes).map(async (address) => {
          const page = readPage(await readHtml(outDir, baseUrl, address));
          return page ? ([[address, page]] as const) : [];
        }),
      );
      const asks = await readAsks(plugins, siteDir);
      const documents = byContext(
        toDocuments(new Map(pages.flat()), baseUrl, {asks, aliases, preparations}),
        resultsPage ? [...contexts, siteContext] : contexts,
        baseUrl,
      );
      const files = searchFiles(documents, glossary, {
        userDictionary,
        synonyms,
        silent,
      });
      await mkdir(path.join(outDir, folder, 'texts'), {recursive: true});
      await Promise.all(
        [...files].map(([name, content]) => writeFile(path.join(outDir, folder, name), content)),
      );
    },
  };
}
