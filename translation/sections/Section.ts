/** A part of a page: from a heading to the next one of any level, or one item of a post. */
export interface Section {
  /** Id of the heading or item; `top` for what is above the first heading. */
  readonly id: string;
  /** Words of the heading; of the page's title for `top`. */
  readonly title: string;
  /** Line of the file where it starts. */
  readonly line: number;
  /** All words that a reader sees in it, without formatting and addresses. */
  readonly words: string;
}
