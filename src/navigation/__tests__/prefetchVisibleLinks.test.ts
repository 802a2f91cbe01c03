// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

type Callback = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

const prefetch = vi.fn<(path: string) => Promise<void>>();
const preload = vi.fn<(path: string) => Promise<void>>();
const observed = new Set<Element>();
let see: Callback = () => undefined;

class Observer {
  constructor(callback: Callback) {
    see = callback;
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
  disconnect = () => observed.clear();
}

const idle = () => new Promise(setImmediate);

/** Loads the module as for a new visit, on a page with these links. */
async function visit(html: string) {
  vi.resetModules();
  document.body.innerHTML = html;
  const {limitPrefetching, prefetchVisibleLinks} = await import('../prefetchVisibleLinks.ts');
  limitPrefetching();
  prefetchVisibleLinks();
  return {links: [...document.querySelectorAll('a')], prefetchVisibleLinks};
}

const appear = (...elements: (Element | undefined)[]) =>
  see(elements.flatMap((target) => (target ? [{target, isIntersecting: true}] : [])));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setImmediate(callback));
  vi.stubGlobal('docusaurus', {prefetch, preload});
  prefetch.mockReset().mockResolvedValue();
  preload.mockReset().mockResolvedValue();
  observed.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('prefetches and then preloads the page of a visible link in the text', async () => {
  const {links} = await visit('<main><a href="/a#part"></a><a href="/b"></a></main>');
  expect(observed.size).toBe(2);
  see(links.slice(1).map((target) => ({target, isIntersecting: false})));
  appear(links[0]);
  expect(preload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(preload).toHaveBeenCalledExactlyOnceWith('/a'));
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/a');
  expect(observed).toEqual(new Set([links[1]]));
});

it('identifies a page by its path only, and fetches it once', async () => {
  const {links} = await visit('<main><a href="/s#1"></a><a href="/s#2"></a></main>');
  appear(...links);
  await vi.waitFor(() => expect(preload).toHaveBeenCalledExactlyOnceWith('/s'));
  await idle();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/s');
});

it('prefetches nothing for links of the framework, preloads a hovered page, and reports no failure', async () => {
  vi.resetModules();
  const {default: environment} = await import('@docusaurus/ExecutionEnvironment');
  environment.canUseIntersectionObserver = true;
  const {limitPrefetching} = await import('../prefetchVisibleLinks.ts');
  limitPrefetching();
  expect(environment.canUseIntersectionObserver).toBe(false);
  expect(window.docusaurus.prefetch('/a')).toBe(false);
  expect(prefetch).not.toHaveBeenCalled();
  preload.mockRejectedValue(new Error('no connection'));
  await expect(window.docusaurus.preload('/a?q=1#b')).resolves.toEqual([]);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/a');
});

it.each([
  ['menus', '<nav><a href="/a"></a></nav>'],
  ['breadcrumbs', '<main><nav class="theme-doc-breadcrumbs"><a href="/a"></a></nav></main>'],
  ['queries', '<main><a href="/search?q=1"></a></main>'],
  ['the other language', '<main><a href="/en/a" hreflang="en-US"></a></main>'],
  ['files', '<main><a href="/a.csv" download></a><a href="/a.md" type="text/markdown"></a></main>'],
])('does not prefetch links of %s before hover', async (_, html) => {
  await visit(html);
  expect(observed.size).toBe(0);
});

it('prefetches a few pages on each page', async () => {
  const many = Array.from({length: 9}, (_, index) => `<a href="/${index}"></a>`).join('');
  const {links, prefetchVisibleLinks} = await visit(`<main>${many}</main>`);
  appear(...links);
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(4));
  await idle();
  expect(prefetch.mock.calls.flat()).toEqual(['/0', '/1', '/2', '/3']);
  document.body.innerHTML = '<main><a href="/next"></a></main>';
  prefetchVisibleLinks();
  const next = document.querySelector('a');
  expect(observed).toEqual(new Set([next]));
  appear(next ?? undefined);
  await vi.waitFor(() => expect(preload).toHaveBeenLastCalledWith('/next'));
});
