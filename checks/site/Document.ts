import type {Root} from 'mdast';
import type {LocaleId} from '../../config/locales.ts';

export type DocumentKind = 'article' | 'post' | 'page';

/** A file that a writer writes. */
export interface Document {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly locale: LocaleId;
  readonly kind: DocumentKind;
  /** Product of an article; other kinds have none. */
  readonly product?: string;
  /** Path inside its folder without extension: equal for both languages of a document. */
  readonly slug: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Positions are those of the file, front matter included. Empty where the file cannot be read. */
  readonly tree: Root;
  /** Why the file cannot be read. */
  readonly syntaxError?: {readonly line: number; readonly reason: string};
}
