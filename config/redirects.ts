import moved from '../data/moved.json';
import {articlesOf} from './sidebars/index.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The folder that was left out of the addresses of the articles on alignment projects. */
const folder = 'usage/';

/** From the addresses without the folder to those of today; other articles have only one address. */
export const redirectsOf = (slugs: readonly string[]): Redirect[] =>
  slugs
    .filter((slug) => slug.startsWith(folder))
    .map((slug) => ({
      from: `/docs/alignment/${slug.slice(folder.length)}`,
      to: `/docs/alignment/${slug}`,
    }));

/**
 * Old and likely addresses, without the language prefix.
 * The server's rules and the static fallback pages are both made from this list.
 * `npm run rename` keeps `data/moved.json`: old address, new address.
 */
export const redirects: Redirect[] = [
  ...redirectsOf(articlesOf('alignment')),
  ...Object.entries<string>(moved).map(([from, to]) => ({from, to})),
];
