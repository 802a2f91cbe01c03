/** Texts of pages under a second address: their Markdown, and the lists for programs. */
export const textForMachines = /\.md$|\/llms(-full)?\.txt$/;

/** Keeps a file out of search engines: they are to name the page itself. */
export const notIndexed = 'noindex';

/** The value of `X-Robots-Tag` for a file; nothing for all others. */
export const robotsTagOf = (pathname: string): string | undefined =>
  textForMachines.test(pathname) ? notIndexed : undefined;
