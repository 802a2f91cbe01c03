import {afterEach, describe, expect, it, vi} from 'vitest';
import {kindOf} from '../../fault.ts';
import {parseContext} from '../../protocol.ts';
import {fetchJson, fetchUnlessGiven, indexesFor, readManifest} from '../servedFiles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (response: Response | Error) => {
  const fetch = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('fetchJson', () => {
  it('hands out what a file says, and asks the caches as told', async () => {
    const fetch = answer(new Response('{"a":1}'));
    await expect(fetchJson('/x.json', 'reload')).resolves.toEqual({a: 1});
    expect(fetch).toHaveBeenCalledWith('/x.json', {cache: 'reload'});
  });

  it.each([
    ['a server that is not reached', new TypeError('Failed to fetch'), 'unreachable'],
    ['a server that fails', new Response('', {status: 503}), 'unreachable'],
    ['a file that is not there', new Response('', {status: 404}), 'missing'],
    ['a file that was cut short', new Response('{"a":[1,'), 'broken'],
    ['a page in place of a file', new Response('<!doctype html>'), 'broken'],
  ] as const)('tells %s', async (_name, response, kind) => {
    answer(response);
    const error: unknown = await fetchJson('/x.json', 'default').catch((thrown: unknown) => thrown);
    expect(kindOf(error)).toBe(kind);
  });
});

describe('fetchUnlessGiven', () => {
  const given = (text: string) => new Map([['/x.json', new TextEncoder().encode(text).buffer]]);

  it('takes a file that the page has fetched once, and fetches all others', async () => {
    const fetch = answer(new Response('{"fetched":1}'));
    const fetchFile = fetchUnlessGiven(given('{"given":1}'));
    await expect(fetchFile('/x.json', 'default')).resolves.toEqual({given: 1});
    expect(fetch).not.toHaveBeenCalled();
    await expect(fetchFile('/x.json', 'default')).resolves.toEqual({fetched: 1});
  });

  it('fetches a file that must not come from a cache', async () => {
    answer(new Response('{"fetched":1}'));
    const fetchFile = fetchUnlessGiven(given('{"given":1}'));
    await expect(fetchFile('/x.json', 'reload')).resolves.toEqual({fetched: 1});
  });

  it('tells that a file is cut short', async () => {
    const error: unknown = await fetchUnlessGiven(given('{"a":[1,'))('/x.json', 'default').catch(
      (thrown: unknown) => thrown,
    );
    expect(kindOf(error)).toBe('broken');
  });
});

const {indexes} = readManifest({
  indexes: [
    {
      id: 'a',
      context: 'docs/a/',
      file: 'a.index.json',
      tables: 'w',
      texts: 'a.*.texts.json',
    },
    {
      id: 'b',
      context: 'docs/b/',
      file: 'b.index.json',
      tables: 'w',
      texts: 'b.*.texts.json',
    },
    {
      id: 'site',
      context: '',
      file: 's.index.json',
      tables: 'w',
      texts: 's.*.texts.json',
      documents: 1,
    },
  ],
  glossary: {path: 'glossary', files: []},
});

const choose = (context: string) => indexesFor(parseContext(context), indexes);

describe('indexesFor', () => {
  it.each([
    ['', ['a', 'b', 'site'], []],
    ['docs/b/', ['b'], []],
    ['-docs/b/', ['a', 'site'], []],
    ['+docs/b/', ['b'], ['a', 'site']],
    ['blog/', ['site'], []],
    ['+docs/nope/', ['a', 'b', 'site'], []],
  ])('%j needs %j and later %j', (context, needed, later) => {
    expect(choose(context)).toMatchObject({needed, later});
  });

  it('puts the hits of a context first only where it is asked to', () => {
    expect(choose('+docs/b/').first).toBe('b');
    expect(choose('docs/b/').first).toBeUndefined();
  });

  it('chooses by address where a path has no index', () => {
    const {accepts} = choose('blog/');
    expect(accepts('blog/2025-01-01-x')).toBe(true);
    expect(accepts('markdown-page')).toBe(false);
    expect(choose('-blog/').accepts('blog/2025-01-01-x')).toBe(false);
  });
});

describe('readManifest', () => {
  const glossary = {path: 'glossary', files: []};

  it.each([
    null,
    [],
    {glossary},
    {indexes: {}, glossary},
    {indexes: [{id: 'a'}], glossary},
    {indexes},
    {indexes, glossary: {path: 'glossary', files: [1]}},
    '<!doctype html>',
  ])('refuses %j', (json) => {
    let error: unknown;
    try {
      readManifest(json);
    } catch (thrown) {
      error = thrown;
    }
    expect(kindOf(error)).toBe('broken');
  });
});
