import type {Redirect} from '../config/redirects.ts';
import {languagePrefixes} from './languagePrefixes.ts';
import type {ReleaseRedirect} from './Release.ts';

/** Returns the redirects for every language, with the prefix of the language. */
export function localizedRedirects(redirects: readonly Redirect[]): ReleaseRedirect[] {
  return languagePrefixes.flatMap((prefix) =>
    redirects.map(({from, to}) => ({from: `${prefix}${from}`, to: `${prefix}${to}`})),
  );
}
