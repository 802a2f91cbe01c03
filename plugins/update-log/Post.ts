import type {UpdateItem} from './postSchema.ts';

/** An item with its line in the source file. */
export interface WrittenItem extends UpdateItem {
  /** Line in the file, counted from 1. */
  readonly line: number;
}

/** A post of the update log in one language. */
export interface Post {
  /** Path from the root of the project. */
  readonly file: string;
  readonly slug: string;
  /** ISO date without time, from the slug. */
  readonly date: string;
  readonly title: string;
  /** Paragraph above the truncation mark, as plain text. */
  readonly intro: string;
  /** Items in display order. */
  readonly items: readonly WrittenItem[];
}
