import type {AudienceId} from '../../config/audiences.ts';
import type {ProductId} from '../../config/products.ts';
import type {NewerSection} from '../../translation/freshness/NewerSection.ts';
import type {ArticleChange} from '../update-log/changesByArticle.ts';
import type {ArticleKind} from './schema.ts';

/** The same page in the other language. */
export interface Twin {
  readonly title: string;
  /** Address with the prefix of that language. */
  readonly address: string;
}

/** Another article, as a page that points to it shows it. */
export interface ArticleLink {
  readonly title: string;
  readonly description: string;
  /** Route without the prefix of a language. */
  readonly route: string;
}

/** What an article page shows besides its own text. */
export interface ArticleData {
  readonly kind: ArticleKind;
  readonly audience: readonly AudienceId[];
  /** ISO date of the last change of the content, in this language. */
  readonly updated: string;
  /** Whole minutes, one at least. */
  readonly minutes: number;
  readonly twin: Twin;
  /** Sections in which the other language has moved on; absent where there are none. */
  readonly newer?: readonly NewerSection[];
  readonly related: readonly ArticleLink[];
  /** Changes of the update log that are about the article, newest first. */
  readonly changes: readonly ArticleChange[];
}

/** A section of a product, or an article outside all sections, as the landing page shows it. */
export interface SectionLink {
  readonly label: string;
  readonly lead: string;
  /** How many of the section's articles are written; nothing for an article. */
  readonly count?: number;
  /** The section's own page, or its first article. */
  readonly route: string;
}

/** What the landing page of a product shows besides its own paragraph. */
export interface LandingData {
  readonly kind: 'landing';
  readonly product: ProductId;
  /** Address of the same page in the other language, with the prefix of that language. */
  readonly twinAddress: string;
  readonly tasks: readonly (Omit<ArticleLink, 'description'> & {readonly need: string})[];
  readonly sections: readonly SectionLink[];
}

/** The key of the front matter under which the build hands the data to the page. */
export const articleKey = 'article';
