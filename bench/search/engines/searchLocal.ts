import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {products} from '../../../config/products.ts';
import type {SearchDocument} from '../../../plugins/search/engine/index.ts';
import {bundle} from '../peers/bundle.mjs';
import {importPeer} from '../peers/importPeer.mjs';
import {pagesOf, textOf, type Engine} from './Engine.ts';
import {runScript} from './runScript.ts';

const plugin = '@easyops-cn/docusaurus-search-local';
const file = 'search-index.json';
const origin = 'https://site.invalid';

/** The plugin's defaults, as its validation sets them, apart from `language`. */
const config = {
  language: ['zh', 'en'],
  hashed: false,
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  highlightSearchTermsOnTargetPage: false,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  explicitSearchResultPath: false,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: 'mod+k',
  searchBarPosition: 'auto',
  indexDocs: true,
  searchContextByPaths: products.map(({id}) => `docs/${id}`),
  useAllContextsWithNoSearchContext: true,
  hideSearchBarWithNoSearchContext: false,
  fuzzyMatchingDistance: 1,
};

/** An entry of one of its indexes: `t` is the searched text, `p` the number of the page. */
interface Entry {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly b?: readonly string[];
  readonly s?: string;
  readonly h?: string;
  readonly p?: number;
}

interface IndexBuilder {
  readonly buildIndex: (entries: readonly (readonly Entry[])[], options: object) => unknown;
}

interface Generator {
  readonly generate: (options: object, folder: string) => string;
}

interface Hit {
  readonly document: {readonly u: string};
}

type WorkerClass = new () => {
  readonly fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  readonly search: (
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ) => Promise<readonly Hit[]>;
};

/**
 * Returns entries in the order of its indexes: titles, headings, descriptions, keywords, contents. It
 * follows the plugin's `scanDocuments`, but reads sections instead of HTML.
 */
function entriesOf(documents: readonly SearchDocument[]): Entry[][] {
  const titles: Entry[] = [];
  const headings: Entry[] = [];
  const contents: Entry[] = [];
  const pages = new Map<string, number>();
  let last = 0;
  for (const {u, h, t, s, b, text} of documents) {
    const page = pages.get(u) ?? (last += 1);
    if (!pages.has(u)) {
      pages.set(u, page);
      titles.push({i: page, t, u, b});
    }
    if (s !== t) {
      headings.push({i: (last += 1), t: s, u, h, p: page});
    }
    if (text !== '') {
      contents.push({i: (last += 1), t: text, s, u, h, p: page});
    }
  }
  return [titles, headings, [], [], contents];
}

/** Bundles the plugin's worker with the output of the plugin's generator for this configuration. */
async function bundleWorker(format: 'cjs' | 'esm'): Promise<string> {
  const {generate} = (await importPeer(
    `${plugin}/dist/server/server/utils/generate.js`,
  )) as Generator;
  const folder = await mkdtemp(path.join(tmpdir(), 'search-local-'));
  try {
    generate(config, folder);
    const comlink = path.join(folder, 'comlink.js');
    await writeFile(comlink, 'exports.expose = (exposed) => { onExpose(exposed); };');
    return await bundle(`import '${plugin}/dist/client/client/theme/worker.js';`, {
      format,
      alias: {
        comlink,
        [`@generated/${plugin}/default/generated-constants.js`]: path.join(
          folder,
          'generated-constants.js',
        ),
      },
    });
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** docusaurus-search-local: lunr with jieba, with the plugin's own tokenizer and queries. */
export const searchLocal: Engine = {
  name: 'docusaurus-search-local',
  packages: [plugin],
  async build(parts) {
    const {buildIndex} = (await importPeer(
      `${plugin}/dist/server/server/utils/buildIndex.js`,
    )) as IndexBuilder;
    const entries = entriesOf(parts.flatMap(({documents}) => documents));
    return new Map([[file, JSON.stringify(buildIndex(entries, config))]]);
  },
  async prepare() {
    const script = await bundleWorker('cjs');
    return async (readFile) => {
      const fetch = (address: string) =>
        Promise.resolve({
          json: () => JSON.parse(textOf(readFile(path.posix.basename(address)))) as unknown,
        });
      const classes: WorkerClass[] = [];
      const onExpose = (exposed: WorkerClass) => classes.push(exposed);
      runScript(script, {fetch, location: {origin}, onExpose});
      const [SearchWorker] = classes;
      if (!SearchWorker) {
        throw new Error(`The worker of ${plugin} offers nothing.`);
      }
      const worker = new SearchWorker();
      await worker.fetchIndexes('/', '');
      return async (query, most) => {
        const hits = await worker.search('/', '', query, most);
        return pagesOf(hits.map(({document}) => document));
      };
    };
  },
  browserScripts: async () => [await bundleWorker('esm')],
};
