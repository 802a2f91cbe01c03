/** A part of a page: from a heading to the next one of any level, or one item of a post. */
export interface Section {
  /** Id of the heading or item; `top` for the part above the first heading. */
  readonly id: string;
  /** Text of the heading; the title of the page for `top`. */
  readonly title: string;
  /** Line of the file where it starts. */
  readonly line: number;
  /** All words of the section that a reader sees, without formatting and addresses. */
  readonly words: string;
}
