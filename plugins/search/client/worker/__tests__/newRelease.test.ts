import {describe, expect, it, vi} from 'vitest';
import {page} from '../../../engine/__tests__/fixtures/indexes.ts';
import type {Answer} from '../../protocol.ts';
import {breadText, completed, indexFile, manifest, setUp, urlsOf} from './searchSetUp.ts';

describe('the search, when the site is released meanwhile', () => {
  it('reads the list once more where a release has taken its files away', async () => {
    const {ask, search, store, fetchFile} = setUp();
    await search.fetchIndexes('/', 'docs/b/');
    const index = store['a.index.json'];
    delete store['a.index.json'];
    Object.assign(store, {
      'manifest.json': manifest('2'),
      'a2.index.json': index,
      'a2.0.texts.json': [breadText],
    });
    expect(urlsOf(await completed(() => ask('docs/a/', 'bread')))).toEqual(['/docs/a/bread']);
    const lists = fetchFile.mock.calls.filter(([url]) => url.endsWith('manifest.json'));
    expect(lists.map(([, cache]) => cache)).toEqual(['no-cache', 'reload']);
  });

  it('goes on with what is loaded where the list cannot be read once more', async () => {
    const {ask, search, store} = setUp();
    await completed(() => ask('docs/b/', 'bread'));
    const list = store['manifest.json'];
    const index = store['a.index.json'];
    delete store['manifest.json'];
    delete store['a.index.json'];
    await expect(ask('docs/a/', 'bread')).resolves.toEqual({fault: 'missing'});
    const answer = await completed(() => ask('', 'bread'));
    expect(answer.partial).toBe(true);
    expect(urlsOf(answer).sort()).toEqual(['/blog/bread', '/docs/b/router']);

    Object.assign(store, {'manifest.json': list, 'a.index.json': index});
    await expect(search.fetchIndexes('/', '')).resolves.toBeNull();
    expect((await completed(() => ask('', 'bread'))).partial).toBe(false);
  });

  it('answers from the old list while the new one is on its way', async () => {
    const {ask, store, fetchFile} = setUp();
    await completed(() => ask('docs/b/', 'bread'));
    delete store['a.index.json'];
    const served = fetchFile.getMockImplementation();
    fetchFile.mockImplementation((url, cache) =>
      url.endsWith('manifest.json')
        ? new Promise(() => undefined)
        : (served?.(url, cache) ?? Promise.resolve()),
    );
    void ask('docs/a/', 'bread');
    await vi.waitFor(() =>
      expect(fetchFile).toHaveBeenCalledWith('/search/manifest.json', 'reload'),
    );
    expect(urlsOf(await completed(() => ask('docs/b/', 'bread')))).toEqual(['/docs/b/router']);
  });

  it.each(['a.index.json', 'words.tables.json'])(
    'tells that the script is of another release than %s',
    async (file) => {
      const {ask, store, fetchFile} = setUp();
      store[file] = {format: 'of tomorrow'};
      await expect(ask('docs/a/', 'bread')).resolves.toEqual({fault: 'outdated'});
      const lists = fetchFile.mock.calls.filter(([url]) => url.endsWith('manifest.json'));
      expect(lists).toHaveLength(2);
    },
  );
});

describe('after a release that has changed everything', () => {
  const laterText = 'Bake it again: this bread of the next release needs no kneading.';
  const later = {
    'manifest.json': manifest('2'),
    'a2.index.json': indexFile(
      page('/docs/a/rolls', 'Rolls', 'Nothing to see here.'),
      page('/docs/a/bread', 'Bread', laterText),
    ),
    'a2.0.texts.json': ['Nothing to see here.'],
    'a2.1.texts.json': [laterText],
  };
  const excerptsOf = ({hits}: Answer) => hits.map(({excerpt}) => excerpt?.text);

  /** The index of one product is loaded, without its texts; the manifest is that of the release. */
  const setUpAfter = async () => {
    const context = setUp();
    await context.search.fetchIndexes('/', 'docs/a/');
    Object.assign(context.store, later);
    delete context.store['b.index.json'];
    await expect(context.ask('docs/b/', 'bread')).resolves.toEqual({fault: 'missing'});
    return context;
  };

  it('cuts excerpts from the texts that an index was released with', async () => {
    const {ask, urls} = await setUpAfter();
    const answer = await completed(() => ask('docs/a/', 'bread'));
    expect(excerptsOf(answer)).toEqual([expect.stringContaining('for an hour')]);
    expect(urls()).not.toContain('/search/a2.0.texts.json');
  });

  it('takes index and texts of the new one where those texts are gone', async () => {
    const {ask, store} = await setUpAfter();
    delete store['a.0.texts.json'];
    const answer = await completed(() => ask('docs/a/', 'bread'));
    expect(urlsOf(answer)).toEqual(['/docs/a/bread']);
    expect(excerptsOf(answer)).toEqual([expect.stringContaining('next release')]);
  });

  it('takes those of the release after it, too', async () => {
    const {ask, store} = await setUpAfter();
    delete store['a.0.texts.json'];
    await completed(() => ask('docs/a/', 'bread'));
    delete store['a2.0.texts.json'];
    Object.assign(store, {
      'manifest.json': manifest('3'),
      'a3.index.json': later['a2.index.json'],
      'a3.0.texts.json': ['These rolls are of the third release.'],
      'a3.1.texts.json': [laterText],
    });
    const answer = await completed(() => ask('docs/a/', 'rolls'));
    expect(excerptsOf(answer)).toEqual([expect.stringContaining('third release')]);
  });

  it('takes the new texts where the index is the same, as after a change of punctuation', async () => {
    const {ask, search, store} = setUp();
    await search.fetchIndexes('/', 'docs/a/');
    delete store['a.0.texts.json'];
    const {indexes, glossary} = manifest();
    Object.assign(store, {
      'manifest.json': {
        indexes: indexes.map((entry) => ({...entry, texts: `${entry.id}3.*.texts.json`})),
        glossary,
      },
      'a3.0.texts.json': ['Knead the dough; let it rise; then bake the bread for an hour!'],
    });
    const answer = await completed(() => ask('docs/a/', 'bread'));
    expect(excerptsOf(answer)).toEqual([expect.stringContaining('an hour!')]);
  });

  it('answers without excerpts where the new texts are not to be had either', async () => {
    const {ask, store, urls} = await setUpAfter();
    delete store['a.0.texts.json'];
    delete store['a2.1.texts.json'];
    const answer = await completed(() => ask('docs/a/', 'bread'));
    expect(urlsOf(answer)).toEqual(['/docs/a/bread']);
    expect(excerptsOf(answer)).toEqual([undefined]);
    const before = urls().length;
    await completed(() => ask('docs/a/', 'loaf bread'));
    expect(urls()).toHaveLength(before);
  });
});
