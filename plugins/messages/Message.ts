import type {Localized} from '../../config/locales.ts';
import type {ProductId} from '../../config/products.ts';

/** The page that explains a message. */
export interface MessagePage {
  readonly product: ProductId;
  readonly slug: string;
  /** Id of one of its headings. */
  readonly anchor?: string;
}

/** A message that a product shows, and what its reader does then. */
export interface Message {
  /** For pages that print it; readers never see it. */
  readonly id: string;
  /** The product's own wording; variables are in braces. */
  readonly text: Localized;
  /** Inline Markdown, as `remedy` is. */
  readonly when: Localized;
  readonly remedy: Localized;
  readonly page: MessagePage;
  /** The line of the table. */
  readonly line: number;
}

/** The id of a message's row on its page. */
export const anchorOf = ({id}: Pick<Message, 'id'>): string => `m-${id.toLowerCase()}`;
