import {ThemeClassNames} from '@docusaurus/theme-common';
import {createPrefetchQueue} from '../lib/createPrefetchQueue.ts';
import {whenIdle} from '../lib/whenIdle.ts';

/** Keeps a visit of the home page below the 60 KB that `tests/e2e/site/prefetch.spec.ts` allows. */
const limit = 4;

/** Brings the files of a page when the network is idle, and reads them when the reader is. */
async function fetchPage(path: string): Promise<void> {
  await window.docusaurus.prefetch(path);
  await new Promise<void>(whenIdle);
  await window.docusaurus.preload(path);
}

/** The page that is there comes first: not before the application has wholly taken it over. */
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

/** Menus, footer and the trail above an article lead everywhere from everywhere. */
const isInText = (link: Element) =>
  link.closest('main') !== null && !link.closest(`.${ThemeClassNames.docs.docBreadcrumbs}`);

/** What answers a question is not in the files of the page that it is put to. */
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
 * Fetches the page behind a link of the text when the reader sees the link, a few on each page.
 * The framework fetches whatever is behind visible links, all of a sudden: hundreds of files on a
 * page with a long sidebar, and a quarter of a second of work on a phone. Here links wait for idle
 * time, and those of menus for the pointer.
 * @returns what ends the waiting for it
 */
export function fetchWhenSeen(link: Element, path: string): (() => void) | undefined {
  if (!('IntersectionObserver' in window) || !isInText(link) || asks(path)) {
    return undefined;
  }
  const current = (observer ??= new IntersectionObserver(observe));
  paths.set(link, path.replace(/#.*/, ''));
  current.observe(link);
  return () => current.unobserve(link);
}

/** The reader has gone to another page: what waits is forgotten, and counting begins again. */
export const resetPrefetchQueue = (): void => queue.restart();
