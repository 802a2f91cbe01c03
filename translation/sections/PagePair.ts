import type {Localized} from '../../config/locales.ts';
import type {Document} from '../../content/Document.ts';
import {isDraft} from '../../content/isDraft.ts';

/** A page in both languages: an article, a landing page, a post, or a page of `src/pages/`. */
export interface PagePair {
  /** The name of the page in commands and `data/freshness.json`: see `keyOfPage`. */
  readonly key: string;
  /** Path of each file from the root of the project, whether or not it exists. */
  readonly files: Localized;
  /** The parsed page; `undefined` for a language that lacks it. */
  readonly documents: Localized<Document | undefined>;
}

/**
 * Returns the key of a page: `yicat/translate/tags` for an article, `yicat/index` for a landing page,
 * `blog/…` for a post, `pages/…` for other pages. `#` separates the key from the id of a section.
 */
export function keyOfPage({
  kind,
  product,
  slug,
}: Pick<Document, 'kind' | 'product' | 'slug'>): string {
  const folders = {article: product ?? '', post: 'blog', page: 'pages'};
  return `${folders[kind]}/${slug}`;
}

/** Whether a language hides the page from readers, so that no translation is due yet. */
export function isDraftPair({documents}: Pick<PagePair, 'documents'>): boolean {
  return [documents.zh, documents.en].some(
    (document) => document !== undefined && isDraft(document),
  );
}
