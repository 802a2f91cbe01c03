import type {Release} from './Release.ts';

/** The `_redirects` file of the same hosts. */
export function redirectsFile({redirects}: Release): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
