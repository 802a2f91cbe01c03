// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi, type MockInstance} from 'vitest';
import {startAhead, takeBegun} from '../startAhead.ts';
import * as workers from '../startWorker.ts';

const startWorker: MockInstance<() => Promise<unknown>> = vi.spyOn(workers, 'startWorker');

const listed = {
  indexes: [
    {context: 'docs/yicat/', file: 'yicat.1.index.json', tables: 'words.1.tables.json'},
    {context: '', file: 'site.1.index.json', tables: 'words.1.tables.json'},
  ],
};

let fetched: string[];
let manifest: string;
let missing: string | undefined;

beforeEach(() => {
  fetched = [];
  manifest = JSON.stringify(listed);
  missing = undefined;
  startWorker.mockReset().mockResolvedValue('worker');
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    const text = url.endsWith('manifest.json') ? manifest : '{}';
    return Promise.resolve(new Response(text, {status: url === missing ? 404 : 200}));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function startAt(path: string) {
  window.history.replaceState(null, '', path);
  const ahead = startAhead('/en/');
  expect(startAhead('/en/')).toBe(ahead);
  const {worker, files} = takeBegun('/en/');
  return {worker: await worker, files: [...(await files).keys()]};
}

const filesOfYicat = [
  '/en/search/manifest.json',
  '/en/search/yicat.1.index.json',
  '/en/search/words.1.tables.json',
];

it.each(['/en/docs/yicat/translate/tags', '/en/docs/yicat'])(
  'starts the worker, and fetches the manifest and the index of the product of %s, with its tables',
  async (path) => {
    await expect(startAt(path)).resolves.toEqual({worker: 'worker', files: filesOfYicat});
    expect(fetched).toEqual(filesOfYicat);
    expect(startWorker).toHaveBeenCalledOnce();
  },
);

it.each(['/en/', '/en/blog', '/en/docs/yicat-2'])('fetches no index for %s', async (path) => {
  await startAt(path);
  expect(fetched).toEqual(['/en/search/manifest.json']);
});

it('leaves faults to the worker', async () => {
  const [url, index] = filesOfYicat;
  missing = index;
  await expect(startAt('/en/docs/yicat')).resolves.toMatchObject({
    files: filesOfYicat.filter((file) => file !== index),
  });
  missing = url;
  await expect(startAt('/en/docs/yicat')).resolves.toMatchObject({files: []});
  missing = undefined;
  for (const text of ['null', '{"indexes":']) {
    manifest = text;
    await expect(startAt('/en/docs/yicat')).resolves.toMatchObject({files: [url]});
  }
});

it('gives what it has begun away once, because a worker that failed is of no use', async () => {
  await startAt('/en/docs/yicat');
  startWorker.mockResolvedValue('another');
  await expect(takeBegun('/en/').worker).resolves.toBe('another');
});
