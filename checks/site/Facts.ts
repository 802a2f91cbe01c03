import type {Redirect} from '../../config/redirects.ts';

/** The configuration of the site that the checks need. */
export interface Facts {
  readonly products: readonly string[];
  /** Slugs of the articles of each product, in reading order. */
  readonly articles: Readonly<Record<string, readonly string[]>>;
  /** Routes of category pages. */
  readonly sectionRoutes: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Maximum number of sections that may be behind the other language; no limit if absent. */
  readonly maxBehind?: number;
}
