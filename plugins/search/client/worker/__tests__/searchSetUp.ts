import {expect, vi, type Mock} from 'vitest';
import {buildIndex, buildTables, type SearchDocument} from '../../../engine/index.ts';
import {page} from '../../../engine/__tests__/fixtures/indexes.ts';
import type {Manifest} from '../../../manifest.ts';
import {isFault, type Answer, type Reply, type SearchOperations} from '../../protocol.ts';
import {SearchFault} from '../../fault.ts';
import type {fetchJson} from '../servedFiles.ts';
import {createSearch} from '../createSearch.ts';

/** Returns an index as a server sends it. */
export const indexFile = (...documents: readonly SearchDocument[]): unknown =>
  JSON.parse(JSON.stringify(buildIndex(documents)));

/** The text of the page of the first product. */
export const breadText = 'Knead the dough, let it rise, then bake the bread for an hour.';
/** The text of the page of the second product. */
export const routerText = 'A router forwards packets between networks. Bread is not involved.';

/**
 * Returns the list of the indexes: of two products, and of the other pages.
 * @param suffix what a later release has in the names of its files
 */
export const manifest = (suffix = ''): Manifest => ({
  indexes: [
    ['a', 'docs/a/'],
    ['b', 'docs/b/'],
    ['site', ''],
  ].map(([id = '', context = '']) => ({
    id,
    context,
    file: `${id}${suffix}.index.json`,
    tables: 'words.tables.json',
    texts: `${id}${suffix}.*.texts.json`,
  })),
  glossary: {path: 'glossary', files: []},
});

/** Returns the files of a site, by the names that the list gives them. */
export const files = (): Record<string, unknown> => ({
  'manifest.json': manifest(),
  'words.tables.json': buildTables([], {}),
  'a.index.json': indexFile(page('/docs/a/bread', 'Bread', breadText)),
  'a.0.texts.json': [breadText],
  'b.index.json': indexFile(page('/docs/b/router', 'Router', routerText)),
  'b.0.texts.json': [routerText],
  'site.index.json': indexFile(page('/blog/bread', 'News', 'We now bake bread.')),
  'site.0.texts.json': ['We now bake bread.'],
});

/** Returns what a server has at an address: files of other languages and folders are missing. */
const served = (store: Record<string, unknown>, baseUrl: string, url: string): unknown => {
  const folder = `${baseUrl}search/`;
  return url.startsWith(folder) ? store[url.slice(folder.length)] : undefined;
};

interface SetUp {
  /** What the server has. */
  readonly store: Record<string, unknown>;
  readonly search: SearchOperations;
  /** Asks as a page does: again if the last answer was to the same query. */
  readonly ask: (context: string, query: string, limit?: number) => Promise<Reply>;
  /** Returns what was fetched, in order. */
  readonly urls: () => string[];
  readonly fetchFile: Mock<typeof fetchJson>;
}

/** Creates a server whose files a test may remove, and a search that uses it. */
export function setUp(store = files(), baseUrl = '/'): SetUp {
  const fetchFile = vi.fn<typeof fetchJson>((url) => {
    const content = served(store, baseUrl, url);
    return content === undefined
      ? Promise.reject(new SearchFault('missing', url))
      : Promise.resolve(content);
  });
  const search = createSearch({fetchFile});
  let last = '';
  const ask: SetUp['ask'] = (context, query, limit = 8) => {
    const key = `${context} ${query} ${limit}`;
    const again = key === last;
    last = key;
    return search.search(baseUrl, context, query, limit, again);
  };
  const urls = () => fetchFile.mock.calls.map(([url]) => url);
  return {store, search, ask, urls, fetchFile};
}

/** Creates a search for which some files arrive only when the test says so, if at all. */
export function setUpLate(late: RegExp): {
  readonly search: SearchOperations;
  readonly arrive: (content: unknown) => void;
} {
  const store = files();
  let resolve: (content: unknown) => void = () => undefined;
  const search = createSearch({
    fetchFile: (url) =>
      late.test(url)
        ? new Promise((settle) => {
            resolve = settle;
          })
        : Promise.resolve(served(store, '/', url)),
  });
  return {search, arrive: (content: unknown) => resolve(content)};
}

/** Returns what was answered, and fails at a fault. */
export function answerOf(reply: Reply): Answer {
  if (isFault(reply)) {
    throw new Error(`There is a fault: ${reply.fault}`);
  }
  return reply;
}

/** Asks as a page does, until the answer is complete. */
export const completed = async (ask: () => Promise<Reply>): Promise<Answer> => {
  let answer = answerOf(await ask());
  for (let rounds = 0; !answer.complete && rounds < 10; rounds += 1) {
    answer = answerOf(await ask());
  }
  expect(answer.complete).toBe(true);
  return answer;
};

/** Returns the addresses of the hits, the best first. */
export const urlsOf = ({hits}: Answer): string[] => hits.map(({url}) => url);
