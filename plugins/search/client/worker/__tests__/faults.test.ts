import {afterEach, describe, expect, it, vi} from 'vitest';
import * as engine from '../../../engine/query.ts';
import {completed, setUp, urlsOf} from './searchSetUp.ts';

// The modules are shared with other test files.
afterEach(() => vi.restoreAllMocks());

describe('the search, when something is missing or broken', () => {
  it('answers without an excerpt where the texts are not to be had', async () => {
    const {ask, store} = setUp();
    delete store['a.0.texts.json'];
    const answer = await completed(() => ask('docs/a/', 'bread'));
    expect(urlsOf(answer)).toEqual(['/docs/a/bread']);
    expect(answer.hits[0]?.excerpt).toBeNull();
  });

  it('answers from the other products where one fails, and says so', async () => {
    const {ask, store} = setUp();
    delete store['a.index.json'];
    const answer = await completed(() => ask('', 'bread'));
    expect(answer.partial).toBe(true);
    expect(urlsOf(answer)).not.toContain('/docs/a/bread');
  });

  it.each(['a.index.json', 'words.tables.json'])(
    'tells a fault where %s is not to be had, and recovers on the next fetch',
    async (file) => {
      const {ask, search, store, urls} = setUp();
      const content = store[file];
      store[file] = undefined;
      await expect(ask('docs/a/', 'bread')).resolves.toEqual({fault: 'missing'});
      const before = urls().length;
      await expect(ask('docs/a/', 'bread')).resolves.toEqual({fault: 'missing'});
      expect(urls()).toHaveLength(before);

      store[file] = content;
      await expect(search.fetchIndexes('/', 'docs/a/')).resolves.toBeNull();
      expect(urlsOf(await completed(() => ask('docs/a/', 'bread')))).toEqual(['/docs/a/bread']);
    },
  );

  it('tells that there is no list of indexes, again and again, until there is', async () => {
    const {ask, search, store} = setUp();
    const list = store['manifest.json'];
    store['manifest.json'] = '<!doctype html>';
    await expect(search.fetchIndexes('/', '')).resolves.toEqual({fault: 'broken'});
    await expect(ask('', 'bread')).resolves.toEqual({fault: 'broken'});
    store['manifest.json'] = list;
    await expect(search.fetchIndexes('/', '')).resolves.toBeNull();
  });

  it('fetches the tables of the words once more where they came damaged from a cache', async () => {
    const {ask, fetchFile} = setUp();
    const served = fetchFile.getMockImplementation();
    fetchFile.mockImplementation((url, cache) =>
      url.endsWith('words.tables.json') && cache === 'default'
        ? Promise.resolve({})
        : (served?.(url, cache) ?? Promise.resolve()),
    );
    expect(urlsOf(await completed(() => ask('docs/a/', 'bread')))).toEqual(['/docs/a/bread']);
  });

  it('reports an unexpected error as a failure, not as an exception', async () => {
    vi.spyOn(engine, 'searchAll').mockImplementation(() => {
      throw new RangeError('out of range');
    });
    await expect(setUp().ask('', 'bread')).resolves.toEqual({fault: 'failed'});
  });
});
