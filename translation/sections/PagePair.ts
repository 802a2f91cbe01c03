import type {Document, DocumentKind} from '../../checks/site/Document.ts';
import type {Localized} from '../../config/locales.ts';

/** A page in both languages: an article, a landing page, a post, or a page of `src/pages/`. */
export interface PagePair {
  /** What commands and `data/freshness.json` call it: see `keyOfPage`. */
  readonly key: string;
  readonly kind: DocumentKind;
  /** Product of an article or landing page; other kinds have none. */
  readonly product?: string;
  /** Path inside its folder without extension. */
  readonly slug: string;
  /** Where the page is, or would be, from the root of the project. */
  readonly files: Localized;
  /** The page as it is read; nothing for a language that lacks it. */
  readonly documents: Localized<Document | undefined>;
}

/**
 * The name of a page: `yicat/translate/tags` for an article, `yicat/index` for a landing page,
 * `blog/…` for a post, `pages/…` for other pages. Sections follow after `#`.
 */
export function keyOfPage({
  kind,
  product,
  slug,
}: Pick<PagePair, 'kind' | 'product' | 'slug'>): string {
  const folders = {article: product ?? '', post: 'blog', page: 'pages'};
  return `${folders[kind]}/${slug}`;
}
