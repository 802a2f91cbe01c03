// The service worker and the small sites of tests/fixtures/ have no `@site`.
import {localeIds} from '../../config/locales.ts';

const localePrefix = new RegExp(`^/(?:${localeIds.join('|')})(?=/|$)`);

/** Returns a path without its language prefix. */
export const withoutLocale = (pathname: string): string => pathname.replace(localePrefix, '');
