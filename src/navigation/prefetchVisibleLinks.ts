import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {createPrefetchQueue} from '../lib/createPrefetchQueue.ts';
import {whenIdle} from '../lib/whenIdle.ts';

/** Keeps a visit of the home page below the 60 KB that `tests/e2e/site/prefetch.spec.ts` allows. */
const limit = 4;

/** The files of a page are known by its path alone. */
const pathOf = (address: string) => address.replace(/[?#].*/, '');

let fetchPage: (path: string) => Promise<void> = () => Promise.resolve();

const queue = createPrefetchQueue({prefetch: (path) => fetchPage(path), whenIdle, limit});

/**
 * Replaces `window.docusaurus`, which the framework's links call. They would prefetch all visible
 * links at once: hundreds of files on a page with a long sidebar, and a quarter of a second of work
 * on a phone. Here links of the text wait for idle time (`prefetchVisibleLinks`), all others for the
 * pointer. A failed prefetch is not reported: the click reports it.
 */
export function limitPrefetching(): void {
  const {prefetch, preload} = window.docusaurus;
  const read = async (address: string) => {
    await Promise.resolve(preload(pathOf(address))).catch(() => undefined);
    return [];
  };
  fetchPage = async (path) => {
    await prefetch(path);
    await new Promise<void>(whenIdle);
    await read(path);
  };
  window.docusaurus = {prefetch: () => false, preload: read};
  // Otherwise each link of the framework creates an observer that nobody needs.
  ExecutionEnvironment.canUseIntersectionObserver = false;
}

/**
 * Links of the text to pages of this language. Menus, footer and breadcrumbs link to everything from
 * every page, so they are left out. The results of a query are not in the files of their page.
 */
const linksOfText = () =>
  [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'main a[href^="/"]:not([hreflang], [download], [type], [target], [href*="?"])',
    ),
  ].filter((link) => !link.closest(`.${ThemeClassNames.docs.docBreadcrumbs}`));

let observer: IntersectionObserver | undefined;

/**
 * Prefetches the pages behind links of the text when the links become visible, a few on each page.
 * Call it on each new page: it forgets the links of the previous one.
 */
export function prefetchVisibleLinks(): void {
  queue.restart();
  observer?.disconnect();
  if (!('IntersectionObserver' in window)) {
    return;
  }
  const seen = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (isIntersecting) {
        seen.unobserve(target);
        queue.add(pathOf(target.getAttribute('href') ?? ''));
      }
    }
  });
  linksOfText().forEach((link) => seen.observe(link));
  observer = seen;
}
