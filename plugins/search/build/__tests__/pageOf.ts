export interface PageParts {
  readonly head?: string;
  /** Inside `article`, below the title. */
  readonly article?: string;
  /** Replaces the article. */
  readonly main?: string;
}

/** Returns a page like those of the theme, reduced to what the parser of pages needs. */
export const pageOf = ({
  head = '',
  article = '',
  main = `<article><header><h1>标题</h1></header>${article}</article>`,
}: PageParts): string =>
  `<!doctype html><html><head><title>标题 | 站名</title>${head}</head><body><nav>导航栏</nav><main>${main}</main><footer>页脚</footer></body></html>`;
