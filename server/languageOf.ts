import type {LocaleId} from '../config/locales.ts';

/** The language of an address, also of one that has no page. */
export function languageOf(pathname: string): LocaleId {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'zh';
}
