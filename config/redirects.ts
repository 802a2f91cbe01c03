import moved from '../data/moved.json';
import {sidebars} from './sidebars/index.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Articles of `alignment` by the address that they had before they had sections. */
const withoutSection: readonly Redirect[] = sidebars.alignment
  .flatMap((section) => section.articles)
  .filter((slug) => slug.startsWith('usage/'))
  .map((slug) => ({
    from: `/docs/alignment/${slug.replace(/^usage\//, '')}`,
    to: `/docs/alignment/${slug}`,
  }));

/**
 * Old and likely addresses, without the language prefix.
 * The server's rules and the static fallback pages are both made from this list.
 * `npm run rename` keeps `data/moved.json`: old address, new address.
 */
export const redirects: Redirect[] = [
  ...withoutSection,
  ...Object.entries<string>(moved).map(([from, to]) => ({from, to})),
];
