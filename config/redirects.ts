import moved from '../data/moved.json';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects from old addresses, without the language prefix. The rules of servers and the static
 * fallback pages are both generated from this list. `npm run rename` maintains `data/moved.json`,
 * which maps old addresses to new ones.
 */
export const redirects: Redirect[] = Object.entries<string>(moved).map(([from, to]) => ({
  from,
  to,
}));
