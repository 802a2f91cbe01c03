import type {HtmlElement} from '../src/lib/htmlNodes.ts';
import {escapeStrayPercents} from '../src/lib/escapeStrayPercents.ts';

/** What a page offers to links, and where its own links lead. */
export interface PageLinks {
  /** Ids of its elements, which are the anchors of the page. */
  readonly ids: readonly string[];
  /** Targets on this site, as paths from the root with an anchor and without a query. */
  readonly targets: readonly string[];
}

/** Returns the path from the root of the site; `undefined` for other sites, and for no address. */
export function targetOf(href: string, address: string): string | undefined {
  const base = new URL(address, 'https://site.invalid');
  if (!URL.canParse(href, base)) {
    return undefined;
  }
  const {origin, pathname, hash} = new URL(href, base);
  return origin === base.origin ? decodeURI(escapeStrayPercents(pathname + hash)) : undefined;
}

/**
 * Collects the ids and the links of a page.
 * @param elements elements of the page
 * @param address path of the page from the root of the site, for links to its own anchors
 */
export function pageLinks(elements: Iterable<HtmlElement>, address: string): PageLinks {
  const ids = new Set<string>();
  const targets = new Set<string>();
  for (const {tagName, attrs} of elements) {
    const attributes = new Map(attrs.map(({name, value}) => [name, value]));
    const id = attributes.get('id');
    if (id !== undefined) {
      ids.add(id);
    }
    const href = attributes.get('href');
    const target =
      tagName === 'a' && href !== undefined && !/^[a-z]+:/i.test(href)
        ? targetOf(href, address)
        : undefined;
    if (target !== undefined) {
      targets.add(target);
    }
  }
  return {ids: [...ids], targets: [...targets]};
}

/** Returns the path of a page, as links to it write it, from its file in the built site. */
export const addressOf = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
