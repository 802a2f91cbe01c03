import {i18n} from '../config/locales.ts';
import type {Redirect} from '../config/redirects.ts';
import type {ReleaseRedirect} from './Release.ts';

/** The redirects of every language, with the language's prefix. */
export function localizedRedirects(redirects: readonly Redirect[]): ReleaseRedirect[] {
  return i18n.locales.flatMap((locale) => {
    const prefix = locale === i18n.defaultLocale ? '' : `/${locale}`;
    return redirects.map(({from, to}) => ({from: `${prefix}${from}`, to: `${prefix}${to}`}));
  });
}
