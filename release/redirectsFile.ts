import type {Release} from './Release.ts';

/** Returns the `_redirects` file for hosts such as Netlify and Cloudflare Pages. */
export function redirectsFile({redirects}: Release): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
