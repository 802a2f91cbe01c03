import {shownMenu} from '../lib/phoneMenu.ts';

/** Loads the files of the application. */
export interface Loader {
  /**
   * Fetches them without running them.
   * @param onMissing is called if the first file fails to load, which means a wrong base URL
   */
  prefetch(onMissing: () => void): void;
  /** Whether the stylesheets apply. */
  isStyled(): boolean;
  /** Runs them in order. Resolves to whether all have loaded. If not, it can be called again. */
  run(): Promise<boolean>;
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return document.head.appendChild(Object.assign(document.createElement(name), properties));
}

const arrives = (element: HTMLLinkElement | HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    Object.assign(element, {onload: () => resolve(true), onerror: () => resolve(false)});
  });

/** Runs scripts in order. Resolves to those that failed to load. */
async function runScripts(urls: readonly string[]): Promise<readonly string[]> {
  // Inserted scripts that are not async run in insertion order.
  const arrived = await Promise.all(
    urls.map((src) => arrives(append('script', {src, async: false}))),
  );
  return urls.filter((_, index) => !arrived[index]);
}

/**
 * Adds stylesheets after the styles of the page. They start to apply together, because one without
 * the others could change the look of the page for a moment.
 */
async function bringSheets(hrefs: readonly string[]): Promise<boolean> {
  const links = hrefs.map((href) =>
    append('link', {rel: 'stylesheet', fetchPriority: 'high', media: 'not all', href}),
  );
  const all = (await Promise.all(links.map(arrives))).every(Boolean);
  links.forEach((link) => (all ? link.removeAttribute('media') : link.remove()));
  return all;
}

/** Waits until changes are painted. */
const frameShown = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Returns `prefetch` if possible, because browsers warn about unused preloaded files. */
const prefetchRel = () =>
  document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';

const isSheet = (url: string) => url.endsWith('.css');

/**
 * Fetches the small sheet of the mobile menu if the page is narrow, so that the menu can open
 * before the application loads. A stylesheet that a script adds does not block painting.
 */
function fetchMenuSheet(sheets: readonly string[]): void {
  const href = sheets.find((url) => url.includes('/menu.'));
  if (href && matchMedia('(width<=996px)').matches) {
    append('link', {rel: 'stylesheet', href});
  }
}

/**
 * Creates the loader of a page.
 * @param urls files in the order in which they apply, including stylesheets. The last script starts
 *   the application. It runs when all others have run, the styles apply, and an open menu is painted.
 */
export function createLoader(urls: readonly string[]): Loader {
  let sheets = urls.filter(isSheet);
  fetchMenuSheet(sheets);
  const scripts = urls.filter((url) => !isSheet(url));
  const starting = scripts.slice(-1);
  let needed: readonly string[] = scripts.slice(0, -1);
  const fetch = (rel: string, fetchPriority: 'high' | 'low', hrefs: readonly string[]) =>
    hrefs.map((href) =>
      append('link', {rel, as: isSheet(href) ? 'style' : 'script', fetchPriority, href}),
    );
  return {
    prefetch: (onMissing) => {
      const [first] = fetch(prefetchRel(), 'low', [...sheets, ...scripts]);
      if (first) {
        first.onerror = onMissing;
      }
    },
    isStyled: () => sheets.length === 0,
    run: async () => {
      const styling = bringSheets(sheets);
      fetch('preload', 'high', [...needed, ...starting]);
      const [styled, missing] = await Promise.all([styling, runScripts(needed)]);
      needed = missing;
      if (styled) {
        sheets = [];
      }
      if (!styled || needed.length > 0) {
        return false;
      }
      if (shownMenu()) {
        await frameShown();
      }
      return (await runScripts(starting)).length === 0;
    },
  };
}
