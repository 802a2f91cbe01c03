import {describe, expect, it, vi} from 'vitest';
import {page} from '../../../engine/__tests__/fixtures/indexes.ts';
import {
  answerOf,
  breadText,
  completed,
  indexFile,
  routerText,
  setUp,
  setUpLate,
  urlsOf,
} from './searchSetUp.ts';

describe('the answer above the rows', () => {
  it('is what the first hit says, and comes with the first rows', async () => {
    const {ask} = setUp();
    const answer = answerOf(await ask('', 'bread'));
    expect(urlsOf(answer)[0]).toBe('/docs/a/bread');
    expect(answer.best).toEqual([
      {kind: 'paragraph', head: '', parts: [{kind: 'text', text: breadText}]},
    ]);
  });

  it('is not there where the query names another product', async () => {
    const {ask, store} = setUp();
    store['a.index.json'] = indexFile(page('/docs/a/bread', 'Bake the dough', breadText, ['Oven']));
    store['b.index.json'] = indexFile(page('/docs/b/router', 'Router', routerText, ['Cable']));
    const shown = async (query: string) => answerOf(await ask('', query)).best.length;
    await expect(shown('bake the dough')).resolves.toBe(1);
    await expect(shown('bake the dough in the oven')).resolves.toBe(1);
    await expect(shown('bake the dough in the cable')).resolves.toBe(0);
  });

  it('is not there where no page answers for certain', async () => {
    const {ask} = setUp();
    const answer = await completed(() => ask('', 'involved packets bread hour'));
    expect(answer.best).toEqual([]);
  });

  it('never comes after the rows: a late one would push them down', async () => {
    vi.useFakeTimers();
    try {
      const {search, arrive} = setUpLate(/a\.0\.texts/);
      const first = search.search('/', '', 'bread', 8);
      await vi.advanceTimersByTimeAsync(1000);
      expect(answerOf(await first)).toMatchObject({best: [], complete: false});
      const second = search.search('/', '', 'bread', 8, true);
      arrive([breadText]);
      expect(answerOf(await second)).toMatchObject({best: [], complete: true});
      expect(answerOf(await search.search('/', '', 'bread', 8)).best).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
