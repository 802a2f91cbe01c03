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
}

const idle = () => new Promise(setImmediate);

/** The module as a new visit has it, in a page with these links. */
async function visit(html: string) {
  vi.resetModules();
  document.body.innerHTML = html;
  const {prefetchWhenVisible, resetPrefetchQueue} = await import('../prefetchVisibleLinks.ts');
  const links = [...document.querySelectorAll('a')];
  const stops = links.map((link) => prefetchWhenVisible(link, link.getAttribute('href') ?? ''));
  return {links, stops, resetPrefetchQueue, prefetchWhenVisible};
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
  document.documentElement.dataset.hasHydrated = 'true';
});
afterEach(() => vi.unstubAllGlobals());

it('fetches and then reads the page behind a link of the text, once it is seen', async () => {
  const {links} = await visit('<main><a href="/a#part"></a><a href="/b"></a></main>');
  expect(observed.size).toBe(2);
  see(links.slice(1).map((target) => ({target, isIntersecting: false})));
  appear(links[0]);
  expect(preload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(preload).toHaveBeenCalledExactlyOnceWith('/a'));
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/a');
  expect(observed).toEqual(new Set([links[1]]));
});

it('knows a page by its path alone, and fetches it once', async () => {
  const {links} = await visit('<main><a href="/s#1"></a><a href="/s#2"></a></main>');
  appear(...links);
  await vi.waitFor(() => expect(preload).toHaveBeenCalledExactlyOnceWith('/s'));
  await idle();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/s');
});

it('waits until the application has taken the page over', async () => {
  document.documentElement.dataset.hasHydrated = 'false';
  const whenIdle = vi.fn((callback: () => void) => setImmediate(callback));
  vi.stubGlobal('requestIdleCallback', whenIdle);
  const {links} = await visit('<main><a href="/a"></a></main>');
  appear(...links);
  await idle();
  await idle();
  expect(prefetch).not.toHaveBeenCalled();
  // It never asks again and again: a page that has crashed is never taken over.
  expect(whenIdle).not.toHaveBeenCalled();
  document.documentElement.dataset.hasHydrated = 'true';
  await vi.waitFor(() => expect(preload).toHaveBeenCalledExactlyOnceWith('/a'));
});

it.each([
  ['menus', '<nav><a href="/a"></a></nav>'],
  [
    'the trail above an article',
    '<main><nav class="theme-doc-breadcrumbs"><a href="/a"></a></nav></main>',
  ],
  ['questions', '<main><a href="/search?q=1"></a></main>'],
])('leaves links of %s to the pointer', async (_, html) => {
  const {stops} = await visit(html);
  expect(stops).toEqual([undefined]);
  expect(observed.size).toBe(0);
});

it('forgets a link that has left the page', async () => {
  const {stops} = await visit('<main><a href="/a"></a></main>');
  stops[0]?.();
  expect(observed.size).toBe(0);
});

it('fetches a few pages while the reader stays, and a few more on the next page', async () => {
  const many = Array.from({length: 9}, (_, index) => `<a href="/${index}"></a>`).join('');
  const {links, resetPrefetchQueue} = await visit(`<main>${many}</main>`);
  appear(...links);
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(4));
  await idle();
  expect(prefetch.mock.calls.flat()).toEqual(['/0', '/1', '/2', '/3']);
  resetPrefetchQueue();
  appear(links[8]);
  await vi.waitFor(() => expect(preload).toHaveBeenLastCalledWith('/8'));
});

it('leaves everything to the pointer where a browser cannot tell what is seen', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const {stops} = await visit('<main><a href="/a"></a></main>');
  expect(stops).toEqual([undefined]);
});
