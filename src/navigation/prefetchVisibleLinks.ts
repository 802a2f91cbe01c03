import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {whenIdle} from '../browser/whenIdle.ts';
import {createPrefetchQueue} from '../lib/createPrefetchQueue.ts';
import {isInApplication} from './isInApplication.ts';
import {changesProduct} from './preferredProduct.ts';

/** Prefetches per page: the home page stays below the 60 KB of `tests/e2e/site/prefetch.spec.ts`. */
const limit = 4;

/** Returns the path of an address, which alone determines the files of a page. */
const pathOf = (address: string) => address.replace(/[?#].*/, '');

/** Whether the application needs the files of a page: it shows the page without a new document. */
const needsFiles = (path: string) => isInApplication(path) && !changesProduct(path);

let fetchPage: (path: string) => Promise<void> = () => Promise.resolve();

const queue = createPrefetchQueue({prefetch: (path) => fetchPage(path), whenIdle, limit});

/**
 * Replaces `window.docusaurus`, which the framework's links call. They would immediately prefetch
 * all visible links: hundreds of files on a page with a long sidebar, and 250 ms of work on a
 * phone. Here links of the text are prefetched in idle time (`prefetchVisibleLinks`), and all
 * others on hover. A failed prefetch is not reported, because the click reports it.
 */
export function limitPrefetching(): void {
  const {prefetch, preload} = window.docusaurus;
  const read = async (address: string) => {
    if (needsFiles(pathOf(address))) {
      await Promise.resolve(preload(pathOf(address))).catch(() => undefined);
    }
    return [];
  };
  fetchPage = async (path) => {
    await prefetch(path);
    await new Promise<void>(whenIdle);
    await read(path);
  };
  window.docusaurus = {prefetch: () => false, preload: read};
  // Otherwise each link of the framework would create an unnecessary observer.
  ExecutionEnvironment.canUseIntersectionObserver = false;
}

/**
 * Returns links of the text to pages of this language. Menus, footer and breadcrumbs are left out,
 * because they are the same on many pages. Links with a query are left out, because the files of
 * their page do not contain the results.
 */
const linksOfText = () =>
  [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'main a[href^="/"]:not([hreflang], [download], [type], [target], [href*="?"])',
    ),
  ].filter((link) => !link.closest(`.${ThemeClassNames.docs.docBreadcrumbs}`));

let observer: IntersectionObserver | undefined;

/**
 * Prefetches the target pages of links in the text when the links become visible, a few on each
 * page. Call it on each new page. It discards the links of the previous one.
 */
export function prefetchVisibleLinks(): void {
  queue.restart();
  observer?.disconnect();
  const seen = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (isIntersecting) {
        seen.unobserve(target);
        const path = pathOf(target.getAttribute('href') ?? '');
        if (needsFiles(path)) {
          queue.add(path);
        }
      }
    }
  });
  linksOfText().forEach((link) => seen.observe(link));
  observer = seen;
}
