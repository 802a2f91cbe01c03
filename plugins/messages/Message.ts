import type {Localized} from '../../config/locales.ts';
import type {ProductId} from '../../config/products.ts';

/** The page that explains a message. */
export interface MessagePage {
  readonly product: ProductId;
  readonly slug: string;
  /** Id of one of its headings. */
  readonly anchor?: string;
}

/** A message that a product shows, and what the user does about it. */
export interface Message {
  /** Id that pages use to print it. Readers never see it. */
  readonly id: string;
  /** Wording of the product, with variables in braces. */
  readonly text: Localized;
  /** Inline Markdown, like `remedy`. */
  readonly when: Localized;
  readonly remedy: Localized;
  readonly page: MessagePage;
  /** Line in the table file. */
  readonly line: number;
}

/** Returns the id of a message's row on its page. */
export const anchorOf = ({id}: Pick<Message, 'id'>): string => `m-${id.toLowerCase()}`;
