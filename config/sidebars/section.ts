import type {Localized} from '../locales.ts';

/**
 * A group of articles in a product's sidebar.
 * - `page`: a category with its own page at `/docs/<product>/<key>`.
 * - `category`: a category without a page; its articles have no common prefix.
 * - `list`: articles in the sidebar without a category.
 */
export interface Section {
  readonly kind: 'page' | 'category' | 'list';
  /** Unique in the product; the path segment of a `page`. */
  readonly key: string;
  readonly label: Localized;
  /** One sentence that says what the section covers. */
  readonly lead: Localized;
  /** Slugs of the articles, in reading order. */
  readonly articles: readonly string[];
}
