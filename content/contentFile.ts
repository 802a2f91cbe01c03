import type {LocaleId} from '../config/locales.ts';
import type {Document} from './Document.ts';

const translations = 'i18n/en/docusaurus-plugin-content';

/** Folder of a kind of document in a language, from the root of the project. */
export function contentFolder(kind: Document['kind'], locale: LocaleId): string {
  const folders: Readonly<Record<Document['kind'], Readonly<Record<LocaleId, string>>>> = {
    article: {zh: 'versioned_docs', en: `${translations}-docs`},
    post: {zh: 'blog', en: `${translations}-blog`},
    page: {zh: 'src/pages', en: `${translations}-pages`},
  };
  return folders[kind][locale];
}

/** Path of a document in a language, from the root of the project. */
export function contentFile(
  {kind, product, slug}: Pick<Document, 'kind' | 'product' | 'slug'>,
  locale: LocaleId,
): string {
  const version = product === undefined ? '' : `version-${product}/`;
  return `${contentFolder(kind, locale)}/${version}${slug}.mdx`;
}
