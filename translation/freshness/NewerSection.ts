/** A section that has moved on in the other language, as the page that is behind shows it. */
export interface NewerSection {
  /** The heading as this page has it; that of the other language where this page lacks it. */
  readonly title: string;
  /** `#id` of the section in the other language; empty for its beginning or if it is gone. */
  readonly hash: string;
}
