import {addressOf, type PageLinks} from '../pageLinks.ts';

/** The pages of a site or of a part, by file in the built site. */
export type LinkedPages = ReadonlyMap<string, PageLinks>;

/** A link, and up to three of the pages that have it. */
export interface Link {
  readonly target: string;
  readonly pages: readonly string[];
}

const shown = 3;

/** Drops the slash at the end, with which a link may write a folder. */
const canonical = (address: string) => address.replace(/(?<=.)\/$/, '');

/** Returns the links of all pages, each target once. */
export function linksOf(pages: LinkedPages): Link[] {
  const byTarget = new Map<string, string[]>();
  for (const [file, {targets}] of pages) {
    for (const target of targets) {
      const from = byTarget.get(target) ?? [];
      byTarget.set(target, from.length < shown ? [...from, file] : from);
    }
  }
  return [...byTarget].map(([target, from]) => ({target, pages: from}));
}

/**
 * Returns a sentence for each link whose page, file or anchor does not exist.
 * @param links the links to check
 * @param pages all pages that they may lead to
 * @param files all other files that they may lead to, relative to the root of the site
 */
export function brokenLinks(
  links: readonly Link[],
  pages: ReadonlyMap<string, Pick<PageLinks, 'ids'>>,
  files: ReadonlySet<string>,
): string[] {
  const anchors = new Map(
    [...pages].map(([file, {ids}]) => [canonical(addressOf(file)), new Set(ids)]),
  );
  return links.flatMap(({target, pages: from}) => {
    const [path = '', anchor = ''] = target.split('#');
    const ids = anchors.get(canonical(path));
    const found = ids === undefined ? files.has(path.slice(1)) : anchor === '' || ids.has(anchor);
    if (found) {
      return [];
    }
    const missing = ids === undefined ? 'no page has this address' : 'the page has no such anchor';
    return `Broken link to ${target} on ${from.join(', ')}: ${missing}. Correct the link or the page.`;
  });
}
