import type {LocaleId} from '../../config/locales.ts';
import type {Document} from './Document.ts';
import type {Facts} from './Facts.ts';

/** All that a check may look at. */
export interface Site {
  /** Absolute path of the project. */
  readonly root: string;
  readonly documents: readonly Document[];
  readonly facts: Facts;
  /** The same document in the other language. */
  readonly twinOf: (document: Document) => Document | undefined;
  /** Where the same document in another language is, or would be. */
  readonly fileOf: (
    document: Pick<Document, 'kind' | 'product' | 'slug'>,
    locale: LocaleId,
  ) => string;
}
