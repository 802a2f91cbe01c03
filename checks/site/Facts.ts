import type {Redirect} from '../../config/redirects.ts';

/** What the configuration says about the content. */
export interface Facts {
  readonly products: readonly string[];
  /** Slugs of the articles of each product, in reading order. */
  readonly articles: Readonly<Record<string, readonly string[]>>;
  /** Routes of category pages. */
  readonly sectionRoutes: readonly string[];
  readonly redirects: readonly Redirect[];
  /** How many sections may be behind the other language; any number if absent. */
  readonly maxBehind?: number;
}
