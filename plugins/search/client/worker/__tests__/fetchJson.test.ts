import {afterEach, describe, expect, it, vi} from 'vitest';
import {fetchJson, kindOf} from '../fetchJson.ts';

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
