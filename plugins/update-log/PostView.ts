import type {ProductId} from '../../config/products.ts';
import type {UpdateKindId} from '../../config/updateKinds.ts';
import type {NewerSection} from '../../translation/freshness/NewerSection.ts';
import type {Twin} from '../articles/ArticleData.ts';

/** An item as pages show it. */
export interface ItemView {
  readonly id: string;
  readonly product: ProductId;
  readonly kind: UpdateKindId;
  readonly title: string;
  readonly text: string;
  readonly article: {
    readonly title: string;
    /** Without the base address of the language. */
    readonly route: string;
  };
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string;
  /** With the base address of the language. */
  readonly permalink: string;
  /** ISO date without time. */
  readonly date: string;
  readonly intro: string;
  /** Without repetition, in the order of `config/products.ts`. */
  readonly products: readonly ProductId[];
  /** How many items of each kind there are; kinds without items are left out. */
  readonly kinds: Readonly<Partial<Record<UpdateKindId, number>>>;
}

/** A post with its items, as its own page shows it. */
export interface PostView extends PostSummary {
  readonly items: readonly ItemView[];
  readonly twin: Twin;
  /** Items in which the other language has moved on; absent where there are none. */
  readonly newer?: readonly NewerSection[];
}

/** A post as the filter searches it. */
export type FilterablePost = Pick<PostView, 'title' | 'permalink' | 'date' | 'items'>;
