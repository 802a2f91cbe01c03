import type {Redirect} from '../config/redirects.ts';
import {languagePrefixes} from './languagePrefixes.ts';
import type {ReleaseRedirect} from './Release.ts';

/** The redirects of every language, with the language's prefix. */
export function localizedRedirects(redirects: readonly Redirect[]): ReleaseRedirect[] {
  return languagePrefixes.flatMap((prefix) =>
    redirects.map(({from, to}) => ({from: `${prefix}${from}`, to: `${prefix}${to}`})),
  );
}
