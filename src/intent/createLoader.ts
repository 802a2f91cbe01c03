import {shownMenu} from '../lib/phoneMenu.ts';

/** Brings the files of the application. */
export interface Loader {
  /**
   * Fetches them without running them.
   * @param onMissing is called if the first file does not arrive: then the page has a wrong base
   *   address
   */
  prefetch(onMissing: () => void): void;
  /** Whether the stylesheets among them count. */
  isStyled(): boolean;
  /** Runs them in order. Resolves to whether all of them have arrived; may be called again if not. */
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

/** Runs scripts in order. Resolves to those that have not arrived. */
async function runScripts(urls: readonly string[]): Promise<readonly string[]> {
  // Scripts that are not async run in the order in which they were added.
  const arrived = await Promise.all(
    urls.map((src) => arrives(append('script', {src, async: false}))),
  );
  return urls.filter((_, index) => !arrived[index]);
}

/**
 * Puts stylesheets behind the styles of the page. They begin to count together: one without the
 * others could change for a moment how the page looks.
 */
async function bringSheets(hrefs: readonly string[]): Promise<boolean> {
  const links = hrefs.map((href) =>
    append('link', {rel: 'stylesheet', fetchPriority: 'high', media: 'not all', href}),
  );
  const all = (await Promise.all(links.map(arrives))).every(Boolean);
  links.forEach((link) => (all ? link.removeAttribute('media') : link.remove()));
  return all;
}

/** Waits until what has changed is on the screen. */
const frameShown = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Browsers complain about a preloaded file that a reader has not needed within seconds. */
const prefetchRel = () =>
  document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';

const isSheet = (url: string) => url.endsWith('.css');

/**
 * Fetches the small sheet of the menu early where a page is narrow enough to have a menu: the page
 * opens it before the application is there. A sheet that a script adds blocks no paint.
 */
function fetchMenuSheet(sheets: readonly string[]): void {
  const href = sheets.find((url) => url.includes('/menu.'));
  if (href && matchMedia('(width<=996px)').matches) {
    append('link', {rel: 'stylesheet', href});
  }
}

/**
 * @param urls the files in the order in which they count, stylesheets among them. The last two
 *   scripts do something: one prepares the start of the application, the last one starts it. They
 *   run when all others have, the styles of what they may show count, and an open menu is seen.
 */
export function createLoader(urls: readonly string[]): Loader {
  let sheets = urls.filter(isSheet);
  fetchMenuSheet(sheets);
  const scripts = urls.filter((url) => !isSheet(url));
  const last = scripts.at(-1) ?? '';
  let starting: readonly string[] = scripts.slice(-2);
  let needed: readonly string[] = scripts.slice(0, -2);
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
      starting = await runScripts(starting);
      return !starting.includes(last);
    },
  };
}
