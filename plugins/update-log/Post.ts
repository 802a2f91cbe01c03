import type {UpdateItem} from './postSchema.ts';

/** An item with the place where it is written. */
export interface WrittenItem extends UpdateItem {
  /** Line of the file, counted from 1. */
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
  /** The paragraph above the truncation mark, plain text. */
  readonly intro: string;
  /** In the order in which they are shown. */
  readonly items: readonly WrittenItem[];
}
