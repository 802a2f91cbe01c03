import type {ProductId} from '../../config/products.ts';
import type {UpdateKindId} from '../../config/updateKinds.ts';
import type {NewerSection} from '../../translation/freshness/newerSections.ts';
import type {Twin} from '../articles/ArticleData.ts';

/** What pages show of an item. */
export interface ItemView {
  readonly id: string;
  readonly product: ProductId;
  readonly kind: UpdateKindId;
  readonly title: string;
  readonly text: string;
  readonly article: {
    readonly title: string;
    /** Route without the base URL of the language. */
    readonly route: string;
  };
}

/** What lists show of a post. */
export interface PostSummary {
  readonly title: string;
  /** Path with the base URL of the language. */
  readonly permalink: string;
  /** ISO date without time. */
  readonly date: string;
  readonly intro: string;
  /** Products, each once, in the order of `config/products.ts`. */
  readonly products: readonly ProductId[];
  /** Number of items of each kind. Kinds without items are left out. */
  readonly kinds: Readonly<Partial<Record<UpdateKindId, number>>>;
}

/** What the page of a post shows. */
export interface PostView extends PostSummary {
  readonly items: readonly ItemView[];
  readonly twin: Twin;
  /** Items that are newer in the other language. Absent if there are none. */
  readonly newer?: readonly NewerSection[];
}

/** The part of a post that the filter searches. */
export type FilterablePost = Pick<PostView, 'title' | 'permalink' | 'date' | 'items'>;
