import {narrowPage} from '../browser/narrowPage.ts';
import {shownMenu} from '../browser/phoneMenu.ts';

/** Loads the files of the application. */
export interface Loader {
  /**
   * Fetches them without running them.
   * @param onMissing is called if the first file fails to load, which means a wrong base URL
   */
  prefetch(onMissing: () => void): void;
  /** Whether the stylesheets apply. */
  isStyled(): boolean;
  /** Runs them. Resolves to whether all have loaded. If not, it can be called again. */
  run(): Promise<boolean>;
  /** Loads the search box and its styles, without the application. It can be called again. */
  runSearchBox(): void;
}

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  place: 'append' | 'prepend' = 'append',
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  document.head[place](element);
  return element;
}

const arrives = (element: HTMLLinkElement | HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    Object.assign(element, {onload: () => resolve(true), onerror: () => resolve(false)});
  });

/**
 * Adds stylesheets after the styles of the page. They start to apply together, because one without
 * the others could change the look of the page for a moment.
 */
async function bringSheets(hrefs: readonly string[]): Promise<boolean> {
  const links = hrefs.map((href) =>
    add('link', {rel: 'stylesheet', fetchPriority: 'high', media: 'not all', href}),
  );
  const all = (await Promise.all(links.map(arrives))).every(Boolean);
  links.forEach((link) => (all ? link.removeAttribute('media') : link.remove()));
  return all;
}

/**
 * Adds a stylesheet in front of the styles of the page, which override it: it repeats rules of shared
 * parts that other parts of the page may change.
 */
const bringFirst = (href: string) =>
  arrives(add('link', {rel: 'stylesheet', fetchPriority: 'high', href}, 'prepend'));

/** Waits until changes are painted. */
const frameShown = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Returns `prefetch` if possible, because browsers warn about unused preloaded files. */
const prefetchRel = () =>
  document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';

const isSheet = (url: string) => url.endsWith('.css');

/** Beginning of the names of the script and the sheet of the search box. */
const searchBox = '/search-box.';
const isOfSearchBox = (url: string) => url.includes(searchBox);

/**
 * Fetches the small sheet of the mobile menu if the page is narrow, so that the menu can open
 * before the application loads. A stylesheet that a script adds does not block painting.
 */
function fetchMenuSheet(sheets: readonly string[]): void {
  const href = sheets.find((url) => url.includes('/menu.'));
  if (href && matchMedia(narrowPage).matches) {
    add('link', {rel: 'stylesheet', href});
  }
}

/**
 * Creates the loader of a page.
 * @param urls stylesheets in the order of the cascade, and scripts. The last script starts the
 *   application. It runs when all others have run, the styles apply, and an open menu is painted.
 */
export function createLoader(urls: readonly string[]): Loader {
  const sheets = urls.filter((url) => isSheet(url) && !isOfSearchBox(url));
  fetchMenuSheet(sheets);
  const scripts = urls.filter((url) => !isSheet(url));
  const ofApplication = scripts.filter((url) => !isOfSearchBox(url));
  /** What has arrived or is on its way. The application and the search box share some files. */
  const arrivals = new Map<string, Promise<boolean>>();
  const once = (name: string, bring: () => Promise<boolean>) => {
    const arrival =
      arrivals.get(name) ??
      bring().then((arrived) => {
        if (!arrived) {
          arrivals.delete(name);
        }
        return arrived;
      });
    arrivals.set(name, arrival);
    return arrival;
  };
  let isStyled = false;
  const style = () =>
    once('styles', async () => {
      isStyled = await bringSheets(sheets);
      return isStyled;
    });
  /** Runs each script once. Resolves to whether all have arrived. */
  const runScripts = async (sources: readonly string[]) =>
    (await Promise.all(sources.map((src) => once(src, () => arrives(add('script', {src})))))).every(
      Boolean,
    );
  const fetch = (rel: string, fetchPriority: 'high' | 'low', hrefs: readonly string[]) =>
    hrefs.map((href) =>
      add('link', {rel, as: isSheet(href) ? 'style' : 'script', fetchPriority, href}),
    );
  return {
    prefetch: (onMissing) => {
      const [first] = fetch(prefetchRel(), 'low', [...sheets, ...scripts]);
      if (first) {
        first.onerror = onMissing;
      }
    },
    isStyled: () => isStyled,
    run: async () => {
      fetch('preload', 'high', ofApplication);
      const arrived = await Promise.all([style(), runScripts(ofApplication.slice(0, -1))]);
      if (!arrived.every(Boolean)) {
        return false;
      }
      if (shownMenu()) {
        await frameShown();
      }
      return runScripts(ofApplication.slice(-1));
    },
    runSearchBox: () => {
      const [sheet] = urls.filter((url) => isSheet(url) && isOfSearchBox(url));
      if (sheet && !isStyled) {
        void once(sheet, () => bringFirst(sheet));
      }
      void runScripts(scripts.filter((url) => isOfSearchBox(url) || url.includes('/runtime')));
    },
  };
}
