/** Texts of pages under a second address: their Markdown, and the lists for programs. */
export const textForMachines = /\.md$|\/llms(-full)?\.txt$/;

/** What keeps a file out of search engines, which are to name the page itself; nothing for others. */
export const robotsTagOf = (pathname: string): string | undefined =>
  textForMachines.test(pathname) ? 'noindex' : undefined;
