import type {LocaleId} from '../../config/locales.ts';
import type {Document} from './Document.ts';
import type {Facts} from './Facts.ts';

/** Everything that a check may read. */
export interface Site {
  /** Absolute path of the project. */
  readonly root: string;
  readonly documents: readonly Document[];
  readonly facts: Facts;
  /** Returns the same document in the other language. */
  readonly twinOf: (document: Document) => Document | undefined;
  /** Returns the path of the same document in another language, whether or not it exists. */
  readonly fileOf: (
    document: Pick<Document, 'kind' | 'product' | 'slug'>,
    locale: LocaleId,
  ) => string;
}
