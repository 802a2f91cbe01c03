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

const fetched: string[] = [];
let manifest: () => Promise<unknown>;
let isOk = true;

beforeEach(() => {
  fetched.length = 0;
  manifest = () => Promise.resolve(listed);
  isOk = true;
  startWorker.mockReset().mockResolvedValue('worker');
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve({ok: isOk, json: () => manifest()});
  });
});

afterEach(() => vi.unstubAllGlobals());

async function startAt(path: string) {
  window.history.replaceState(null, '', path);
  const begunAhead = startAhead('/en/');
  expect(startAhead('/en/')).toBe(begunAhead);
  const {worker, manifest: content} = takeBegun('/en/');
  const begun = {worker: await worker, manifest: await content};
  await vi.waitFor(() => expect(fetched).not.toHaveLength(0));
  return begun;
}

it.each(['/en/docs/yicat/translate/tags', '/en/docs/yicat'])(
  'starts the worker, and fetches the manifest and the index of the product of %s, with its tables',
  async (path) => {
    await expect(startAt(path)).resolves.toEqual({worker: 'worker', manifest: listed});
    expect(fetched).toEqual([
      '/en/search/manifest.json',
      '/en/search/yicat.1.index.json',
      '/en/search/words.1.tables.json',
    ]);
    expect(startWorker).toHaveBeenCalledOnce();
  },
);

it.each(['/en/', '/en/blog', '/en/docs/yicat-2'])('fetches no index for %s', async (path) => {
  await startAt(path);
  expect(fetched).toEqual(['/en/search/manifest.json']);
});

it('leaves faults to the worker', async () => {
  manifest = () => Promise.reject(new Error('broken'));
  await expect(startAt('/en/docs/yicat')).resolves.toMatchObject({manifest: undefined});
  manifest = () => Promise.resolve(null);
  await expect(startAt('/en/docs/yicat')).resolves.toMatchObject({manifest: null});
  isOk = false;
  await expect(startAt('/en/docs/yicat')).resolves.toMatchObject({manifest: undefined});
});

it('gives what it has begun away once, because a worker that failed is of no use', async () => {
  await startAt('/en/docs/yicat');
  startWorker.mockResolvedValue('another');
  const {worker, manifest: content} = takeBegun('/en/');
  await expect(worker).resolves.toBe('another');
  await expect(content).resolves.toEqual(listed);
});
