import {afterEach, describe, expect, it, vi} from 'vitest';
import * as engine from '../../../engine/index.ts';
import {lineSigns} from '../../../markup/signs.ts';
import {isFault, mostHits, type Answer, type Reply} from '../../protocol.ts';
import {type fetchJson, SearchFault} from '../servedFiles.ts';
import {createSearch} from '../createSearch.ts';
import {findHits} from '../findHits.ts';
import {TrackedPromise} from '../TrackedPromise.ts';

const section = (u: string, t: string, text: string, b: readonly string[] = []) => ({
  u,
  h: '',
  t,
  s: t,
  b,
  text,
});

const indexOf = (...documents: ReturnType<typeof section>[]) =>
  JSON.parse(JSON.stringify(engine.buildIndex(documents))) as unknown;

const breadText = 'Knead the dough, let it rise, then bake the bread for an hour.';
const routerText = 'A router forwards packets between networks. Bread is not involved.';

const manifest = (suffix = '') => ({
  indexes: [
    ['a', 'docs/a/'],
    ['b', 'docs/b/'],
    ['site', ''],
  ].map(([id = '', context]) => ({
    id,
    context,
    file: `${id}${suffix}.index.json`,
    tables: 'words.tables.json',
    texts: `${id}${suffix}.*.texts.json`,
  })),
  glossary: {path: 'glossary', files: []},
});

const files = (): Record<string, unknown> => ({
  'manifest.json': manifest(),
  'words.tables.json': engine.buildTables([], {}),
  'a.index.json': indexOf(section('/docs/a/bread', 'Bread', breadText)),
  'a.0.texts.json': [breadText],
  'b.index.json': indexOf(section('/docs/b/router', 'Router', routerText)),
  'b.0.texts.json': [routerText],
  'site.index.json': indexOf(section('/blog/bread', 'News', 'We now bake bread.')),
  'site.0.texts.json': ['We now bake bread.'],
});

/** Creates a server whose files a test may remove, and a search that uses it. */
function setUp(store = files(), manifestAhead?: unknown) {
  const fetchFile = vi.fn<typeof fetchJson>((url) => {
    const content = store[url.replace('/search/', '')];
    return content === undefined
      ? Promise.reject(new SearchFault('missing', url))
      : Promise.resolve(content);
  });
  const search = createSearch(engine, {fetchFile, snippetLength: 50, manifest: manifestAhead});
  let last = '';
  /** Asks as a page does: again if the last answer was to the same query. */
  const ask = (context: string, query: string, limit = 8) => {
    const key = `${context} ${query} ${limit}`;
    const again = key === last;
    last = key;
    return search.search('/', context, query, limit, again);
  };
  const urls = () => fetchFile.mock.calls.map(([url]) => url);
  return {store, search, ask, urls, fetchFile};
}

/** Creates a search for which some files arrive only when the test says so, if at all. */
function setUpLate(late: RegExp) {
  const store = files();
  let resolve: (content: unknown) => void = () => undefined;
  const search = createSearch(engine, {
    snippetLength: 50,
    fetchFile: (url) =>
      late.test(url)
        ? new Promise((settle) => {
            resolve = settle;
          })
        : Promise.resolve(store[url.replace('/search/', '')]),
  });
  return {search, arrive: (content: unknown) => resolve(content)};
}

function answerOf(reply: Reply): Answer {
  if (isFault(reply)) {
    throw new Error(`There is a fault: ${reply.fault}`);
  }
  return reply;
}

const completed = async (ask: () => Promise<Reply>): Promise<Answer> => {
  let answer = answerOf(await ask());
  for (let rounds = 0; !answer.complete && rounds < 10; rounds += 1) {
    answer = answerOf(await ask());
  }
  expect(answer.complete).toBe(true);
  return answer;
};

/** What a first answer needs on a page of the first product. */
const neededFiles = ['manifest.json', 'a.index.json', 'words.tables.json'].map(
  (file) => `/search/${file}`,
);

const urlsOf = ({hits}: Answer) => hits.map(({url}) => url);

describe('the search', () => {
  it('loads only the first index before its first answer', async () => {
    const {search, urls} = setUp();
    await expect(search.fetchIndexes('/', '+docs/a/')).resolves.toBeNull();
    expect(urls()).toEqual(neededFiles);
  });

  it('takes the manifest that the page has fetched, and its own again if that is broken', async () => {
    const {search, urls} = setUp(files(), manifest());
    await expect(search.fetchIndexes('/', '+docs/a/')).resolves.toBeNull();
    expect(urls()).toEqual(neededFiles.slice(1));
    const broken = setUp(files(), null);
    await expect(broken.search.fetchIndexes('/', '+docs/a/')).resolves.toEqual({fault: 'broken'});
    await expect(broken.search.fetchIndexes('/', '+docs/a/')).resolves.toBeNull();
    expect(broken.urls()).toEqual(neededFiles);
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
    const lead = section('/docs/a/bread', 'Bread', breadText);
    const rows = {...lead, h: '#messages', s: 'Oven messages', text: `${lineSigns.head}Message`};
    store['a.index.json'] = indexOf(lead, rows);
    store['a.0.texts.json'] = [lead.text, rows.text];
    const {ask} = setUp(store);
    await ask('', 'oven messages');
    const {hits} = answerOf(await ask('', 'oven messages'));
    expect(hits[0]).toMatchObject({hash: '#messages'});
    expect(breadText).toContain(hits[0]?.excerpt?.text.replaceAll('…', ''));
    expect(hits[0]?.excerpt?.text).not.toBe('');
  });

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

  describe('after a release that has changed everything', () => {
    const laterText = 'Bake it again: this bread of the next release needs no kneading.';
    const later = {
      'manifest.json': manifest('2'),
      'a2.index.json': indexOf(
        section('/docs/a/rolls', 'Rolls', 'Nothing to see here.'),
        section('/docs/a/bread', 'Bread', laterText),
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

  it('reports an unexpected error as a failure, not as an exception', async () => {
    const {fetchFile} = setUp();
    const broken = {
      ...engine,
      searchAll: () => {
        throw new RangeError('out of range');
      },
    };
    const search = createSearch(broken, {fetchFile, snippetLength: 50});
    await expect(search.search('/', '', 'bread', 8)).resolves.toEqual({fault: 'failed'});
  });

  it('takes any query', async () => {
    const {ask} = setUp();
    for (const query of ['<img onerror>', '('.repeat(10_000), '\ud800', '%E0%A4%A', '👍']) {
      expect(isFault(await ask('', query))).toBe(false);
    }
  });
});

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
    store['a.index.json'] = indexOf(
      section('/docs/a/bread', 'Bake the dough', breadText, ['Oven']),
    );
    store['b.index.json'] = indexOf(section('/docs/b/router', 'Router', routerText, ['Cable']));
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

it('counts no more pages than it can show, with the row of a term', () => {
  const many = Array.from({length: mostHits + 20}, (_, page) =>
    section(`/docs/a/${page}`, `Loaf ${page}`, breadText),
  );
  const index = engine.loadIndex(engine.buildIndex(many));
  const {answer} = findHits(engine, {
    indexes: new Map([['a', index]]),
    first: undefined,
    accepts: () => true,
    textsOf: () => new TrackedPromise(Promise.resolve([])),
    termOf: () => new TrackedPromise(Promise.resolve(undefined)),
    mayAnswer: true,
    query: 'bread',
    limit: 8,
    snippetLength: 50,
  });
  expect(answer.found).toBe(mostHits);
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
