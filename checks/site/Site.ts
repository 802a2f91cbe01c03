import type {Localized} from '../../config/locales.ts';
import type {Redirect} from '../../config/redirects.ts';
import type {Document} from '../../content/Document.ts';

/** The configuration of the site that the checks need. */
export interface Facts {
  readonly products: readonly string[];
  /** Slugs of the articles of each product, in reading order. */
  readonly articles: Readonly<Record<string, readonly string[]>>;
  /** Routes of category pages. */
  readonly sectionRoutes: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Articles that the home page offers, as `product:slug`. */
  readonly homeArticles: readonly string[];
  /** Queries that the search box and the home page offer. */
  readonly oftenAsked: Localized<readonly string[]>;
  /** Maximum number of sections that may be behind the other language; no limit if absent. */
  readonly maxBehind?: number;
}

/** Everything that a check may read. */
export interface Site {
  /** Absolute path of the project. */
  readonly root: string;
  readonly documents: readonly Document[];
  readonly facts: Facts;
  /** Returns the same document in the other language. */
  readonly twinOf: (document: Document) => Document | undefined;
}
