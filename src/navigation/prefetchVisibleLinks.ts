import {ThemeClassNames} from '@docusaurus/theme-common';
import {createPrefetchQueue} from '../lib/createPrefetchQueue.ts';
import {whenIdle} from '../lib/whenIdle.ts';

/** Keeps a visit of the home page below the 60 KB that `tests/e2e/site/prefetch.spec.ts` allows. */
const limit = 4;

/** Prefetches the files of a page when the network is idle, and parses them in idle time. */
async function fetchPage(path: string): Promise<void> {
  await window.docusaurus.prefetch(path);
  await new Promise<void>(whenIdle);
  await window.docusaurus.preload(path);
}

/** Waits until the current page is fully hydrated and the browser is idle. */
function whenIdleHere(callback: () => void): void {
  const page = document.documentElement;
  const isTakenOver = () => page.dataset.hasHydrated === 'true';
  if (isTakenOver()) {
    whenIdle(callback);
    return;
  }
  const observer = new MutationObserver(() => {
    if (isTakenOver()) {
      observer.disconnect();
      whenIdle(callback);
    }
  });
  observer.observe(page, {attributeFilter: ['data-has-hydrated']});
}

const queue = createPrefetchQueue({prefetch: fetchPage, whenIdle: whenIdleHere, limit});

/** Menus, footer and breadcrumbs link to everything from every page, so they are left out. */
const isInText = (link: Element) =>
  link.closest('main') !== null && !link.closest(`.${ThemeClassNames.docs.docBreadcrumbs}`);

/** The results of a query are not in the files of the page that shows them. */
const asks = (path: string) => path.includes('?');

const paths = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

function observe(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    const path = paths.get(target);
    if (isIntersecting && path !== undefined) {
      observer?.unobserve(target);
      queue.add(path);
    }
  }
}

/**
 * Prefetches the page behind a link of the text when the link becomes visible, a few on each page.
 * The framework prefetches all visible links at once: hundreds of files on a page with a long
 * sidebar, and a quarter of a second of work on a phone. Here links wait for idle time, and links
 * of menus wait for the pointer.
 * @returns a function that stops observing the link
 */
export function prefetchWhenVisible(link: Element, path: string): (() => void) | undefined {
  if (!('IntersectionObserver' in window) || !isInText(link) || asks(path)) {
    return undefined;
  }
  const current = (observer ??= new IntersectionObserver(observe));
  paths.set(link, path.replace(/#.*/, ''));
  current.observe(link);
  return () => current.unobserve(link);
}

/** Empties the queue and resets the limit after a navigation. */
export const resetPrefetchQueue = (): void => queue.restart();
