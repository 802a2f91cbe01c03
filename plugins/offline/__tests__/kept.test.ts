import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {forgetOldest, keepOpened} from '../kept/openedPages.ts';
import {keptLists} from '../kept/productLists.ts';
import {dropProduct, keepProduct, refreshProducts} from '../kept/products.ts';
import {beginToKeep, deleteAll, entries, kept} from '../kept/store.ts';
import {fakeSite, pageWith, type FakeSite} from './fakeSite.ts';

const list = '/offline/yicat.json';
const listOf = (version: string, files: readonly string[]) =>
  JSON.stringify({version, bytes: 1000, files});

const shared = '/assets/js/shared.0123abcd.js';
const own = '/assets/js/own.0123abcd.js';
const next = '/assets/js/own.4567cdef.js';
const chunk = '/assets/js/sign-in.89abcdef.js';

const tenMinutes = 600_000;

let site: FakeSite;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  site = fakeSite({
    '/offline': pageWith('Offline', [shared]),
    '/docs/yicat': pageWith('YiCAT', [shared, own]),
    '/docs/faq/sign-in': pageWith('Sign in', [shared, chunk]),
    [shared]: 'shared',
    [own]: 'own',
    [next]: 'next',
    [chunk]: 'chunk',
    [list]: listOf('1', ['/offline', '/docs/yicat', shared, own, chunk]),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = async () => (await entries()).map(({path}) => path).sort();
const textOf = async (path: string) => (await kept(path))?.text();

/** Checks the kept products as the worker does ten minutes later. */
async function refreshLater(): Promise<void> {
  vi.setSystemTime(Date.now() + tenMinutes);
  await refreshProducts();
}

describe('opened pages', () => {
  it('are cached with their title and the files that they name', async () => {
    await keepOpened('/docs/yicat');
    expect(await paths()).toEqual([own, shared, '/docs/yicat']);
    expect((await entries()).find(({path}) => path === '/docs/yicat')).toMatchObject({
      title: 'YiCAT',
      bytes: pageWith('YiCAT', [shared, own]).length,
      needs: [shared, own],
    });
  });

  it('are deleted to make room for new ones, unlike the controls page and kept products', async () => {
    await keepOpened('/offline');
    await keepProduct(list);
    await keepOpened('/docs/faq/sign-in');
    await forgetOldest(0);
    expect(await paths()).toEqual([own, shared, chunk, '/docs/yicat', '/offline', list].sort());
  });

  it('are not cached if the site answers with an error', async () => {
    await expect(keepOpened('/docs/nope')).rejects.toThrow('404');
    expect(site.asked).not.toContain('/');
    expect(await paths()).toEqual([]);
  });
});

describe('deleted content', () => {
  it('is cached again only after offline reading is switched on again, not by pending work', async () => {
    await keepProduct(list);
    await deleteAll();
    await expect(keepOpened('/docs/yicat')).rejects.toThrow('off');
    await forgetOldest();
    await dropProduct(list);
    expect(await caches.has('offline-reading')).toBe(false);
    await beginToKeep();
    await keepOpened('/docs/faq/sign-in');
    expect(await paths()).toContain('/docs/faq/sign-in');
  });
});

describe('a product', () => {
  it('is cached completely, and reports progress', async () => {
    const shares: number[] = [];
    await keepProduct(list, (share) => shares.push(share));
    expect(await paths()).toEqual([own, shared, chunk, '/docs/yicat', '/offline', list].sort());
    expect(shares.at(-1)).toBe(1);
    expect((await keptLists(await entries())).get(list)?.version).toBe('1');
  });

  it('requests no more files after an error, and throws it after the last progress', async () => {
    const files = Array.from({length: 20}, (_, index) => `/assets/js/${index}.0123abcd.js`);
    const [missing = '', ...others] = files;
    others.forEach((file) => site.files.set(file, 'script'));
    site.files.set(list, listOf('1', files));
    const shares: number[] = [];
    await expect(keepProduct(list, (share) => shares.push(share))).rejects.toThrow(missing);
    expect(site.asked).toEqual([list, ...files.slice(0, 6)]);
    expect(shares).toHaveLength(5);
  });

  it('is not changed by an attempt that fails', async () => {
    await keepProduct(list);
    site.files.set('/docs/yicat', pageWith('Next', [shared, next]));
    site.files.set(list, listOf('2', ['/offline', '/docs/yicat', shared, next]));
    site.files.delete(next);
    await expect(refreshLater()).rejects.toThrow('404');
    expect(await textOf('/docs/yicat')).toContain('YiCAT');
    expect((await keptLists(await entries())).get(list)?.version).toBe('1');
  });

  it('is updated when its version changes, and fetches only the list before', async () => {
    await keepProduct(list);
    site.asked.length = 0;
    await refreshLater();
    expect(site.asked).toEqual([list]);
    site.files.set('/docs/yicat', pageWith('Next', [shared, next]));
    site.files.set(list, listOf('2', ['/offline', '/docs/yicat', shared, next]));
    await refreshLater();
    expect(await textOf('/docs/yicat')).toContain('Next');
    expect(await paths()).not.toContain(own);
    expect(site.asked).not.toContain(shared);
  });

  it('is checked at most once in ten minutes, also if the check fails', async () => {
    await keepProduct(list);
    site.asked.length = 0;
    await refreshProducts();
    expect(site.asked).toEqual([]);
    site.fault = 'down';
    await expect(refreshLater()).rejects.toThrow('Failed to fetch');
    site.fault = 'none';
    await refreshProducts();
    expect(site.asked).toEqual([list]);
    await refreshLater();
    expect(site.asked).toEqual([list, list]);
  });

  it('is removed with its files, except those that opened pages need', async () => {
    await keepOpened('/offline');
    await keepOpened('/docs/faq/sign-in');
    await keepProduct(list);
    await dropProduct(list);
    expect(await paths()).toEqual([chunk, shared, '/docs/faq/sign-in', '/offline'].sort());
  });

  it.each([list, '/docs/yicat'])(
    'stays removed if the reader removes it while its update fetches %s',
    async (file) => {
      await keepProduct(list);
      site.files.set('/docs/yicat', pageWith('Next', [shared, next]));
      site.files.set(list, listOf('2', ['/offline', '/docs/yicat', shared, next]));
      const fetchNow = fetch;
      vi.stubGlobal('fetch', async (path: string) => {
        if (path === file) {
          await dropProduct(list);
        }
        return fetchNow(path);
      });
      await refreshLater();
      expect(await paths()).toEqual([shared, '/offline']);
    },
  );

  it('stays removed whenever the reader removes it during a check', async () => {
    for (let delay = 0; delay < 60; delay += 1) {
      site.files.set(list, listOf(`${delay}`, ['/docs/yicat', own]));
      await keepProduct(list);
      site.files.set(list, listOf('next', ['/docs/yicat', own]));
      const check = refreshLater();
      for (let turn = 0; turn < delay; turn += 1) {
        await Promise.resolve();
      }
      await dropProduct(list);
      await check;
      expect(await paths(), `after ${delay} turns`).toEqual([]);
    }
  });

  it('is removed when the site no longer has it', async () => {
    await keepProduct(list);
    site.files.delete(list);
    await refreshLater();
    expect((await keptLists(await entries())).size).toBe(0);
  });

  it('is refused if the list is not valid', async () => {
    for (const text of [
      '{}',
      'null',
      '[]',
      '{"version":"1","bytes":1,"files":["//evil.example"]}',
    ]) {
      site.files.set(list, text);
      await expect(keepProduct(list), text).rejects.toThrow();
    }
    expect(site.asked).not.toContain('/');
    expect(await paths()).toEqual([]);
  });
});
