import type {Root} from 'mdast';
import type {LocaleId} from '../config/locales.ts';

export type DocumentKind = 'article' | 'post' | 'page';

/** A file that a writer writes. */
export interface Document {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly locale: LocaleId;
  readonly kind: DocumentKind;
  /** Product of an article; absent for other kinds. */
  readonly product?: string;
  /** Path inside its folder without extension; it is the same for both languages of a document. */
  readonly slug: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Positions refer to the file, front matter included. The tree is empty after a syntax error. */
  readonly tree: Root;
  /** Why the file cannot be parsed. */
  readonly syntaxError?: {readonly line: number; readonly reason: string};
}
