import {i18n} from '../config/locales.ts';

/** Path prefix of each language, without a trailing slash. */
export const languagePrefixes: readonly string[] = i18n.locales.map((locale) =>
  locale === i18n.defaultLocale ? '' : `/${locale}`,
);
