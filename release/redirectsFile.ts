import type {Redirect} from '../config/redirects.ts';
import type {Release} from './Release.ts';
import {languagePrefixes} from './languagePrefixes.ts';

/** Returns the redirects for every language, with the prefix of the language. */
export function localizedRedirects(redirects: readonly Redirect[]): Redirect[] {
  return languagePrefixes.flatMap((prefix) =>
    redirects.map(({from, to}) => ({from: `${prefix}${from}`, to: `${prefix}${to}`})),
  );
}

/** Returns the `_redirects` file for hosts such as Netlify and Cloudflare Pages. */
export function redirectsFile({redirects}: Release): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
