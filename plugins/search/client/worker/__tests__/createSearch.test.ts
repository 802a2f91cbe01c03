import {afterEach, describe, expect, it, vi} from 'vitest';
import {page} from '../../../engine/__tests__/fixtures/indexes.ts';
import {lineSigns} from '../../../markup/signs.ts';
import {isFault} from '../../protocol.ts';
import {
  answerOf,
  breadText,
  completed,
  files,
  indexFile,
  setUp,
  setUpLate,
  urlsOf,
} from './searchSetUp.ts';

/** What a first answer needs on a page of the first product. */
const neededFiles = ['manifest.json', 'a.index.json', 'words.tables.json'].map(
  (file) => `/search/${file}`,
);

describe('the search', () => {
  it('loads only the first index before its first answer', async () => {
    const {search, urls} = setUp();
    await expect(search.fetchIndexes('/', '+docs/a/')).resolves.toBeNull();
    expect(urls()).toEqual(neededFiles);
  });

  it('fetches the other products only when it is asked again, as the first rows are painted then', async () => {
    const {search, urls} = setUp();
    const first = answerOf(await search.search('/', '+docs/a/', 'bread', 8));
    expect(first.complete).toBe(false);
    expect(urls()).toEqual([...neededFiles, '/search/a.0.texts.json']);
    await search.search('/', '+docs/a/', 'bread', 8, true);
    expect(urls()).toEqual(
      expect.arrayContaining(['/search/b.index.json', '/search/site.index.json']),
    );
  });

  it('answers with what is there, then with the rest and with excerpts', async () => {
    const {ask} = setUp();
    const first = answerOf(await ask('+docs/a/', 'involved packets bread hour news'));
    expect(urlsOf(first)).toEqual(['/docs/a/bread']);
    expect(first.hits[0]?.excerpt).toBeNull();
    expect(first.complete).toBe(false);

    const last = await completed(() => ask('+docs/a/', 'involved packets bread hour news'));
    expect(new Set(urlsOf(last))).toEqual(
      new Set(['/docs/a/bread', '/docs/b/router', '/blog/bread']),
    );
    const excerpt = last.hits.find(({url}) => url === '/docs/a/bread')?.excerpt;
    expect(excerpt?.text.length).toBeLessThanOrEqual(52);
    expect(breadText).toContain(excerpt?.text.replaceAll('…', ''));
    expect(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual([
      'bread',
      'hour',
    ]);
  });

  it.each([
    ['docs/b/', ['/docs/b/router']],
    ['blog/', ['/blog/bread']],
  ])('within %j finds %j', async (context, found) => {
    const {ask} = setUp();
    expect(urlsOf(await completed(() => ask(context, 'bread')))).toEqual(found);
  });

  it('outside of a context finds nothing of it', async () => {
    const {ask} = setUp();
    const answer = await completed(() => ask('-docs/a/', 'bread'));
    expect(urlsOf(answer)).not.toContain('/docs/a/bread');
    expect(answer.total).toBe(2);
  });

  it('shows no more than asked for, and says how many there are', async () => {
    const {ask} = setUp();
    const answer = await completed(() => ask('', 'bread', 1));
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBe(3);
  });

  it('fetches each file once', async () => {
    const {ask, urls} = setUp();
    await completed(() => ask('', 'bread'));
    await completed(() => ask('', 'router'));
    expect(urls()).toHaveLength(new Set(urls()).size);
  });

  it('shows the beginning of the page for a section that has nothing but a table of other sections', async () => {
    const store = files();
    const lead = page('/docs/a/bread', 'Bread', breadText);
    const rows = {...lead, h: '#messages', s: 'Oven messages', text: `${lineSigns.head}Message`};
    store['a.index.json'] = indexFile(lead, rows);
    store['a.0.texts.json'] = [lead.text, rows.text];
    const {ask} = setUp(store);
    await ask('', 'oven messages');
    const {hits} = answerOf(await ask('', 'oven messages'));
    expect(hits[0]).toMatchObject({hash: '#messages'});
    expect(breadText).toContain(hits[0]?.excerpt?.text.replaceAll('…', ''));
    expect(hits[0]?.excerpt?.text).not.toBe('');
  });

  it('takes any query', async () => {
    const {ask} = setUp();
    for (const query of ['<img onerror>', '('.repeat(10_000), '\ud800', '%E0%A4%A', '👍']) {
      expect(isFault(await ask('', query))).toBe(false);
    }
  });
});

describe('a query that the reader returns to', () => {
  it('waits for no index that the first answer does without', async () => {
    const {search} = setUpLate(/(?:b|site)\.index/);
    for (const query of ['bread', 'dough', 'bread']) {
      const answer = answerOf(await search.search('/', '+docs/a/', query, 8));
      expect(urlsOf(answer)).toContain('/docs/a/bread');
      expect(answer.complete).toBe(false);
    }
  });

  it('has the answer above its rows, although this was too late at the first time', async () => {
    vi.useFakeTimers();
    try {
      const {search, arrive} = setUpLate(/a\.0\.texts/);
      const first = search.search('/', '', 'bread', 8);
      await vi.advanceTimersByTimeAsync(1000);
      expect(answerOf(await first).best).toEqual([]);
      arrive([breadText]);
      await vi.advanceTimersByTimeAsync(0);
      expect(answerOf(await search.search('/', '', 'bread', 8)).best).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the number of pages', () => {
  it('counts those that hold what was asked for, and not every page with one of its words', async () => {
    const {ask} = setUp();
    const answer = await completed(() => ask('', 'knead the bread for an hour'));
    expect(answer.found).toBe(3);
    expect(answer.total).toBe(1);
  });
});

describe('two searches at a time', () => {
  afterEach(() => vi.useRealTimers());

  it('wait for their own texts, each asked again only when there is more', async () => {
    vi.useFakeTimers();
    const {search} = setUpLate(/\.texts/);
    let rounds = 0;
    const ask = async (query: string) => {
      // Without the limit a search that never waits would loop forever.
      for (let again = false; rounds < 10; again = true) {
        await search.search('/', '', query, 8, again);
        rounds += 1;
      }
    };
    void ask('packets involved');
    void ask('dough hour news');
    await vi.advanceTimersByTimeAsync(10_000);
    // Each query gets one answer; the second round waits for texts that never arrive.
    expect(rounds).toBe(2);
  });
});
