import {localeIds, type LocaleId} from '../config/locales.ts';

/** Returns the language of a path from the root of the site: Chinese if it names none. */
export const languageOf = (pathname: string): LocaleId =>
  localeIds.find((locale) => pathname.split('/', 2)[1] === locale) ?? 'zh';
