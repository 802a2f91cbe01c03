import {i18n} from '../config/locales.ts';

/** What the addresses of each language begin with, without a slash at the end. */
export const languagePrefixes: readonly string[] = i18n.locales.map((locale) =>
  locale === i18n.defaultLocale ? '' : `/${locale}`,
);
