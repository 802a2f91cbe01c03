import type {LocaleId} from '../../config/locales.ts';

/** Where the posts of a language lie, from the root of the project. */
export function postFolder(locale: LocaleId): string {
  return locale === 'zh' ? 'blog' : `i18n/${locale}/docusaurus-plugin-content-blog`;
}
