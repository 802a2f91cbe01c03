import {describe, expect, it, vi} from 'vitest';
import {page} from '../../../engine/__tests__/fixtures/indexes.ts';
import {buildIndex} from '../../../engine/index.ts';
import type {Answer} from '../../protocol.ts';
import {answerOf, completed, setUp as setUpWith} from './searchSetUp.ts';

const texts = [
  'A segment is confirmed with one key. A segment has a status.',
  'Split a segment in two. A segment may be merged.',
  'Translation memory: every segment is stored in it. How long? For ever.',
];

const index = buildIndex(
  [
    page('/en/docs/a/confirm', 'Confirm your work', texts[0] ?? ''),
    page('/en/docs/a/split', 'Split and merge', texts[1] ?? ''),
    page('/en/docs/a/memory', 'Translation memory', texts[2] ?? ''),
  ],
  {
    synonyms: [
      ['句段', 'segment'],
      ['记忆库', 'translation memory', 'TM'],
      ['合并', 'merge', 'join'],
    ],
  },
);

const files: Readonly<Record<string, unknown>> = {
  'manifest.json': {
    indexes: [
      {
        id: 'a',
        context: 'docs/a/',
        file: 'a.index.json',
        tables: 'a.index.json',
        texts: 'a.*.texts.json',
      },
    ],
    glossary: {path: 'glossary', files: ['terms.json']},
  },
  'a.index.json': JSON.parse(JSON.stringify(index)) as unknown,
  ...Object.fromEntries(texts.map((text, page) => [`a.${page}.texts.json`, [text]])),
  'terms.json': {
    句段: ['T007', 'segment', '句段', 'A unit of translation.'],
    记忆库: ['T021', 'translation memory', '记忆库', 'A store of segments.'],
  },
};

function setUp(changes: Readonly<Record<string, unknown>> = {}) {
  const {fetchFile, search} = setUpWith({...files, ...changes}, '/en/');
  const ask = (query: string, context = '') => {
    let again = false;
    return completed(() => {
      const reply = search.search('/en/', context, query, 8, again);
      again = true;
      return reply;
    });
  };
  return {ask, fetchFile, search};
}

const addressesOf = ({hits}: Answer) => hits.map(({url, hash}) => url + hash);

describe('a query that is a term', () => {
  it.each(['segment', 'what is a segment', '句段'])(
    'is answered by its definition: %s',
    async (query) => {
      const answer = await setUp().ask(query);
      expect(addressesOf(answer)[0]).toBe('/en/glossary#T007');
      expect(
        answer.best.map(({kind, parts}) => [kind, parts.map(({text}) => text).join('')]),
      ).toEqual([
        ['equivalent', '句段'],
        ['paragraph', 'A unit of translation.'],
      ]);
      expect(answer.total).toBe(4);
    },
  );

  it('requests its definition before the texts, as HTTP/1.1 has few connections', async () => {
    const {ask, fetchFile} = setUp();
    await ask('segment', '+docs/a/');
    const asked = fetchFile.mock.calls.map(([url]) => url);
    const firstText = asked.findIndex((url) => url.endsWith('.texts.json'));
    expect(asked.indexOf('/en/search/terms.json')).toBe(firstText - 1);
  });

  it('is answered by a page where the page is named so and far ahead; the term comes next', async () => {
    const answer = await setUp().ask('translation memory');
    expect(addressesOf(answer).slice(0, 2)).toEqual(['/en/docs/a/memory', '/en/glossary#T021']);
    expect(answer.best[0]?.parts[0]?.text).toContain('every segment');
    expect(answer.hits[1]?.excerpt?.text).toBe('A store of segments.');
  });

  it('has no definition within a product, whose pages the glossary is none of', async () => {
    expect(addressesOf(await setUp().ask('segment', 'docs/a/'))).not.toContain('/en/glossary#T007');
  });

  it.each([
    ['is no row of the termbase', {}, 'join'],
    ['has lost its file', {'terms.json': undefined}, 'segment'],
    ['has a broken file', {'terms.json': 'gone'}, 'segment'],
    ['has a broken row', {'terms.json': {句段: ['T007']}}, 'segment'],
  ])('is answered by pages alone where it %s', async (_, changes, query) => {
    const answer = await setUp(changes).ask(query);
    expect(addressesOf(answer).length).toBeGreaterThan(0);
    expect(addressesOf(answer).join(' ')).not.toContain('glossary');
  });

  it('loads nothing of the glossary for another query, and one file once for a term', async () => {
    const {ask, fetchFile} = setUp();
    const fetched = () => fetchFile.mock.calls.filter(([url]) => url.endsWith('terms.json'));
    await ask('how to split a segment');
    expect(fetched()).toHaveLength(0);
    await ask('segment');
    await ask('tm');
    expect(fetched()).toHaveLength(1);
  });

  it('gets no definition after the rows: a late one would push them down', async () => {
    vi.useFakeTimers();
    try {
      let arrive: (rows: unknown) => void = () => undefined;
      const {search, fetchFile} = setUp();
      const served = fetchFile.getMockImplementation();
      fetchFile.mockImplementation((url, cache) =>
        url.endsWith('terms.json')
          ? new Promise((resolve) => {
              arrive = resolve;
            })
          : (served?.(url, cache) ?? Promise.resolve()),
      );
      const first = search.search('/en/', '', 'segment', 8);
      await vi.advanceTimersByTimeAsync(1000);
      expect(addressesOf(answerOf(await first))).not.toContain('/en/glossary#T007');
      arrive(files['terms.json']);
      const next = answerOf(await search.search('/en/', '', 'segment', 8));
      expect(addressesOf(next)).toContain('/en/glossary#T007');
    } finally {
      vi.useRealTimers();
    }
  });
});
