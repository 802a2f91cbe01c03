// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fetchIndexAhead} from '../SearchBar/fetchIndexAhead.ts';

const indexes = [
  {context: 'docs/yicat/', file: 'yicat.1.index.json', tables: 'words.1.tables.json'},
  {context: '', file: 'site.1.index.json', tables: 'words.1.tables.json'},
];

const fetched: string[] = [];
let manifest: () => Promise<unknown>;

beforeEach(() => {
  fetched.length = 0;
  manifest = () => Promise.resolve({indexes});
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve({json: () => manifest()});
  });
});

afterEach(() => vi.unstubAllGlobals());

const at = (path: string) => {
  window.history.replaceState(null, '', path);
  return fetchIndexAhead(new URL('/en/search', window.location.href).href);
};

const pathsOf = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname);

it.each(['/en/docs/yicat/translate/tags', '/en/docs/yicat'])(
  'fetches the index of the product of %s, and its tables',
  async (path) => {
    await at(path);
    expect(pathsOf(fetched)).toEqual([
      '/en/search/manifest.json',
      '/en/search/yicat.1.index.json',
      '/en/search/words.1.tables.json',
    ]);
  },
);

it.each(['/en/', '/en/blog', '/en/docs/yicat-2'])('fetches no index for %s', async (path) => {
  await at(path);
  expect(pathsOf(fetched)).toEqual(['/en/search/manifest.json']);
});

it('leaves faults to the worker', async () => {
  manifest = () => Promise.reject(new Error('broken'));
  await expect(at('/en/docs/yicat')).resolves.toBeUndefined();
  manifest = () => Promise.resolve(null);
  await expect(at('/en/docs/yicat')).resolves.toBeUndefined();
});
