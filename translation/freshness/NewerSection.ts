/** A section that is newer in the other language, as the page that is behind shows it. */
export interface NewerSection {
  /** The heading on this page, or that of the other language if this page lacks it. */
  readonly title: string;
  /** `#id` of the section in the other language; empty for the top section or if it was deleted. */
  readonly hash: string;
}
