import {sidebars} from './sidebars/index.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Old and likely addresses, without the language prefix.
 * The server's rules and the static fallback pages are both made from this list.
 */
export const redirects: Redirect[] = sidebars.alignment
  .flatMap((section) => section.articles)
  .map((slug) => ({
    from: `/docs/alignment/${slug.replace(/^usage\//, '')}`,
    to: `/docs/alignment/${slug}`,
  }));
