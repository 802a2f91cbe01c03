import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keepOpened} from '../kept/openedPages.ts';
import {kept} from '../kept/store.ts';
import {answer} from '../worker/answer.ts';
import {fakeSite, pageWith, type FakeSite} from './fakeSite.ts';

const origin = 'https://docs.example.com';
const script = '/assets/js/a.0123abcd.js';

let site: FakeSite;

beforeEach(() => {
  site = fakeSite({
    '/offline': pageWith('Offline'),
    '/docs/a': pageWith('First', [script]),
    [script]: 'script',
    '/search/manifest.json': '{}',
  });
  // `Response.redirect` of Node refuses relative addresses.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url) => new Response(null, {status: 302, headers: {location: String(url)}}),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Creates a request as the worker gets it. Node cannot create one in navigation mode. */
function requestOf(path: string, mode: RequestMode, method = 'GET'): Request {
  const request = new Request(new URL(path, origin), {method});
  return Object.defineProperty(request, 'mode', {value: mode});
}

async function ask(path: string, mode: RequestMode = 'navigate'): Promise<Response> {
  const answered = answer(requestOf(path, mode), origin);
  if (!answered) {
    throw new Error(`${path} is not answered by the worker.`);
  }
  const response = await answered.answer;
  await answered.work;
  return response;
}

describe('a page', () => {
  it('comes from the network if possible, and is cached with its files', async () => {
    expect(await (await ask('/docs/a?utm=1')).text()).toContain('First');
    site.files.set('/docs/a', pageWith('Second', [script]));
    expect(await (await ask('/docs/a')).text()).toContain('Second');
    expect(await (await kept('/docs/a'))?.text()).toContain('Second');
    expect(await (await kept(script))?.text()).toBe('script');
  });

  it('comes from the cache if the network fails or does not answer within four seconds', async () => {
    await ask('/docs/a');
    site.fault = 'down';
    expect(await (await ask('/docs/a?x=1')).text()).toContain('First');
    site.fault = 'silent';
    vi.useFakeTimers();
    const late = ask('/docs/a');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await (await late).text()).toContain('First');
  });

  it('that is not cached redirects to the controls, which explain it', async () => {
    await keepOpened('/offline');
    site.fault = 'down';
    expect((await ask('/docs/nope')).headers.get('location')).toBe('/offline?page=%2Fdocs%2Fnope');
  });

  it('that is not cached redirects to the controls of the other language if only these are cached', async () => {
    site.files.set('/en/offline', pageWith('Offline'));
    await keepOpened('/en/offline');
    site.fault = 'down';
    expect((await ask('/docs/nope')).headers.get('location')).toBe(
      '/en/offline?page=%2Fdocs%2Fnope',
    );
  });

  it('that does not exist gets the answer of the site, and is not cached', async () => {
    expect((await ask('/docs/nope')).status).toBe(404);
    expect(await kept('/docs/nope')).toBeUndefined();
  });
});

it.each([
  ['/docs/a', 'navigate'],
  [script, 'no-cors'],
  ['/search/manifest.json', 'cors'],
] as const)('%s comes from the network if the storage cannot be read', async (path, mode) => {
  vi.spyOn(caches, 'has').mockRejectedValue(new Error('no storage'));
  const answered = answer(requestOf(path, mode), origin);
  await Promise.allSettled([answered?.work]);
  expect(await (await answered?.answer)?.text()).toBe(site.files.get(path));
});

it('a page that is not cached gets the error of the network if the storage cannot be read', async () => {
  vi.spyOn(caches, 'has').mockRejectedValue(new Error('no storage'));
  site.fault = 'down';
  const answered = answer(requestOf('/docs/a', 'navigate'), origin);
  await Promise.allSettled([answered?.work]);
  await expect(answered?.answer).rejects.toThrow('Failed to fetch');
});

describe('other files', () => {
  it('with a hash are fetched once', async () => {
    await ask(script, 'no-cors');
    await ask(script, 'no-cors');
    expect(site.asked).toEqual([script]);
  });

  it('without a hash come from the network', async () => {
    await ask('/search/manifest.json', 'cors');
    site.files.set('/search/manifest.json', '{"a":1}');
    expect(await (await ask('/search/manifest.json', 'cors')).text()).toBe('{"a":1}');
  });

  it('of other sites, and requests that send data, are not answered by the worker', () => {
    expect(answer(requestOf('https://elsewhere.example/a', 'cors'), origin)).toBeUndefined();
    expect(answer(requestOf('/docs/a', 'cors', 'POST'), origin)).toBeUndefined();
  });
});
