import {baseUrls, localeIds, type LocaleId} from '../../config/locales.ts';
import {contentFile, contentFolder} from '../../content/contentFile.ts';

/** The Markdown page (not an article, not a post) that a file contains. */
export interface PageLocation {
  /** Folder of the project, with `/` as separator and without a trailing one. */
  readonly root: string;
  readonly locale: LocaleId;
  /** Path of the page without a language prefix and without a leading slash. */
  readonly slug: string;
}

/**
 * Finds the page that a Markdown file contains.
 * @param filePath absolute path, with the separators of any system
 * @returns undefined for other files and for parts of pages (`_x.mdx`)
 */
export function locatePage(filePath: string): PageLocation | undefined {
  const file = filePath.replaceAll('\\', '/');
  for (const locale of localeIds) {
    const folder = `/${contentFolder('page', locale)}/`;
    const at = file.lastIndexOf(folder);
    const slug = /^(?<slug>.+)\.mdx$/.exec(file.slice(at + folder.length))?.groups?.slug;
    if (at >= 0 && slug !== undefined && !slug.split('/').some((part) => part.startsWith('_'))) {
      return {root: file.slice(0, at), locale, slug};
    }
  }
  return undefined;
}

/** Returns the file of a page, relative to the project. */
export function pageFile({locale, slug}: Pick<PageLocation, 'locale' | 'slug'>): string {
  return contentFile({kind: 'page', slug}, locale);
}

/** Returns the address of a page with its language prefix. */
export function pageAddress({locale, slug}: Pick<PageLocation, 'locale' | 'slug'>): string {
  return baseUrls[locale] + slug;
}
