import {localeIds, type LocaleId} from '../../config/locales.ts';
import {desktop, phone, type Device} from './devices.ts';

/** One language of the site, with the device on which it is tested where that matters. */
export interface SiteLocale extends Device {
  readonly id: LocaleId;
  /** Value of `html[lang]`. */
  readonly lang: string;
  readonly siteTitle: string;
  /** Converts a route without a language to an address in this language. */
  readonly at: (route: string) => string;
}

const details: Readonly<Record<LocaleId, Omit<SiteLocale, 'id' | keyof Device>>> = {
  zh: {lang: 'zh-CN', siteTitle: '译具文档', at: (route) => route},
  en: {lang: 'en', siteTitle: 'Translation Tools', at: (route) => `/en${route}`},
};

/**
 * The viewport in which each language is tested. A fault comes from a width or from a language, so a
 * test in both languages need not run at both widths in each.
 */
const devices: Readonly<Record<LocaleId, Device>> = {
  zh: {device: 'desktop', viewport: desktop},
  en: {device: 'phone', viewport: phone},
};

export const localeById = (id: LocaleId): SiteLocale => ({
  id,
  ...details[id],
  ...devices[id],
});

export const locales: readonly SiteLocale[] = localeIds.map(localeById);

/** Declares the same tests for each language. */
export function forEachLocale(declare: (locale: SiteLocale) => void): void {
  locales.forEach(declare);
}

/**
 * Declares tests of behaviour that is the same in both languages. Checks of the content find a
 * missing text, `routes.spec` and `languages.spec` a page or link of the wrong language.
 */
export function inOneLanguage(id: LocaleId, declare: (locale: SiteLocale) => void): void {
  declare(localeById(id));
}
