/** A procedure of a page: the heading it is under, and what to do in each step. */
export interface Procedure {
  readonly name: string;
  /** Address with the anchor of its heading. */
  readonly url: string;
  readonly steps: readonly string[];
}

/** What programs can read about a page: an article, a landing page, a post, or a list of pages. */
export interface MachinePage {
  readonly kind: 'article' | 'landing' | 'post' | 'page' | 'list';
  /** Its file in the built site, ending with `.html`. */
  readonly file: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Language tag, as in `lang`. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Product ids: one for an article or landing page, those of the changes for a post. */
  readonly products: readonly string[];
  /** Date as `YYYY-MM-DD`, absent if the page has none. */
  readonly updated?: string;
  /** Absolute address of the page in the other language. */
  readonly alternate?: string;
  readonly procedures: readonly Procedure[];
  /** Whether the page declares its questions to search engines (`FAQPage`). */
  readonly hasQuestions: boolean;
  /** Its text, without front matter. */
  readonly markdown: string;
}

/** Returns the path of a page's Markdown, from the address or the file of the page. */
export const markdownPath = (page: string): string =>
  `${page.replace(/\/$/, '/index').replace(/\.html$/, '')}.md`;
