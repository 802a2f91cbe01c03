/** A procedure of a page: the heading it is under, and what to do in each step. */
export interface Procedure {
  readonly name: string;
  /** Address with the anchor of its heading. */
  readonly url: string;
  readonly steps: readonly string[];
}

/** What programs get to know about a page that is text: an article, a landing page, a post. */
export interface MachinePage {
  readonly kind: 'article' | 'landing' | 'post' | 'page';
  /** Its file in the built site, ending with `.html`. */
  readonly file: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** As in `lang`. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Ids: one for an article or landing page, those of the changes for a post. */
  readonly products: readonly string[];
  /** `YYYY-MM-DD`; missing where the page shows no date. */
  readonly updated?: string;
  /** Absolute address of the page in the other language. */
  readonly alternate?: string;
  readonly procedures: readonly Procedure[];
  /** Whether the page itself tells search engines its questions (`FAQPage`). */
  readonly hasQuestions: boolean;
  /** Its text, without front matter. */
  readonly markdown: string;
}

/** Where the Markdown of a page is, from its address or its file. */
export const markdownPath = (page: string): string => `${page.replace(/\.html$/, '')}.md`;
