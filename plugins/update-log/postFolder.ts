import type {LocaleId} from '../../config/locales.ts';

/** Returns the folder of the posts of a language, relative to the project. */
export function postFolder(locale: LocaleId): string {
  return locale === 'zh' ? 'blog' : `i18n/${locale}/docusaurus-plugin-content-blog`;
}
