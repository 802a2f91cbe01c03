/** Matches files that repeat the text of pages: their Markdown, and the lists for programs. */
export const textForMachines = /\.md$|\/llms(-full)?\.txt$/;

/** Keeps a file out of search engines, which should show the page instead. */
export const notIndexed = 'noindex';

/** Returns the value of `X-Robots-Tag` for a file, or undefined if the file needs none. */
export const robotsTagOf = (pathname: string): string | undefined =>
  textForMachines.test(pathname) ? notIndexed : undefined;
