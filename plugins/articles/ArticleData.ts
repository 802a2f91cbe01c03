import type {AudienceId} from '../../config/audiences.ts';
import type {ProductId} from '../../config/products.ts';
import type {NewerSection} from '../../translation/freshness/newerSections.ts';
import type {ArticleChange} from '../update-log/changesOf.ts';
import type {ArticleKind} from './schema.ts';

/** The same page in the other language. */
export interface Twin {
  readonly title: string;
  /** Address with the prefix of that language. */
  readonly address: string;
}

/** What a page shows of an article that it links to. */
export interface ArticleLink {
  readonly title: string;
  readonly description: string;
  /** Route without a language prefix. */
  readonly route: string;
}

/** What an article page shows besides its own text. */
export interface ArticleData {
  readonly kind: ArticleKind;
  readonly audience: readonly AudienceId[];
  /** ISO date of the last change of the content, in this language. */
  readonly updated: string;
  /** Reading time in whole minutes, at least one. */
  readonly minutes: number;
  readonly twin: Twin;
  /** Sections that are newer in the other language. Absent if there are none. */
  readonly newer?: readonly NewerSection[];
  readonly related: readonly ArticleLink[];
  /** Changes in the update log that concern the article, newest first. */
  readonly changes: readonly ArticleChange[];
}

/** What the landing page shows of a section, or of an article outside all sections. */
export interface SectionLink {
  readonly label: string;
  readonly lead: string;
  /** Number of listed articles in the section. Absent for an article. */
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

/** Ids of the sections that the page adds below its text. Headings of the text must not use them. */
export const relatedId = 'related';
export const changedInId = 'changed-in';

/** The key of the front matter under which the build hands the data to the page. */
export const articleDataKey = 'article';
