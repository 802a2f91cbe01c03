import type {I18nConfig} from '@docusaurus/types';

export const localeIds = ['zh', 'en'] as const;
export type LocaleId = (typeof localeIds)[number];

/** A value for each language of the site. */
export type Localized<T = string> = Readonly<Record<LocaleId, T>>;

/**
 * BCP 47 tag of each language with its region, for texts within a page, feeds and exchange files.
 * The pages themselves have the tags that the specification gives: `zh-CN` and `en`.
 */
export const languageTags: Localized = {zh: 'zh-CN', en: 'en-US'};

/** Base URL of each language. */
export const baseUrls: Localized = {zh: '/', en: '/en/'};

/** English names of the languages, for messages to writers. */
export const languageNames: Localized = {zh: 'Chinese', en: 'English'};

export function isLocaleId(value: unknown): value is LocaleId {
  return localeIds.some((id) => id === value);
}

/** Returns the other of the two languages. */
export function otherLocale(locale: LocaleId): LocaleId {
  return locale === 'zh' ? 'en' : 'zh';
}

/**
 * Returns the language of the current Docusaurus build. Config modules are evaluated again for
 * every language, so reading this at module level is safe. Only for build-time code: the browser
 * reads `useDocusaurusContext().i18n.currentLocale`.
 */
export function currentLocale(): LocaleId {
  const value = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return isLocaleId(value) ? value : 'zh';
}

export const i18n: I18nConfig = {
  defaultLocale: 'zh',
  locales: [...localeIds],
  path: 'i18n',
  localeConfigs: {
    zh: {
      label: '中文',
      direction: 'ltr',
      htmlLang: languageTags.zh,
      calendar: 'gregory',
      path: 'zh',
      baseUrl: baseUrls.zh,
      translate: true,
    },
    en: {
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
      baseUrl: baseUrls.en,
      translate: true,
    },
  },
};
