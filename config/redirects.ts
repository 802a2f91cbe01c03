import moved from '../data/moved.json';
import {articlesOf} from './sidebars/index.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Folder that old addresses of articles on alignment projects lack. */
const folder = 'usage/';

/** Redirects addresses without the folder to current ones. Other articles need no redirect. */
export const redirectsOf = (slugs: readonly string[]): Redirect[] =>
  slugs
    .filter((slug) => slug.startsWith(folder))
    .map((slug) => ({
      from: `/docs/alignment/${slug.slice(folder.length)}`,
      to: `/docs/alignment/${slug}`,
    }));

/**
 * Redirects from old and likely addresses, without the language prefix. The rules of servers and
 * the static fallback pages are both generated from this list. `npm run rename` maintains
 * `data/moved.json`, which maps old addresses to new ones.
 */
export const redirects: Redirect[] = [
  ...redirectsOf(articlesOf('alignment')),
  ...Object.entries<string>(moved).map(([from, to]) => ({from, to})),
];
