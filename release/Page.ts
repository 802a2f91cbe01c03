import type {InlineCode} from './inlineCode.ts';

export interface Page extends InlineCode {
  /** Path of the file in the built site. */
  readonly file: string;
}
