/** The script and the sheet of the search box, which the application does not load. */
export const searchBox = /\/search-box\.[^/]+$/;

/** Returns the scripts and stylesheets that a page names, in order. */
export const allFilesNamedIn = (html: string): readonly string[] =>
  (/data-application="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter((file) => file !== '');

/** Returns those that the application runs or applies. */
export const filesNamedIn = (html: string): readonly string[] =>
  allFilesNamedIn(html).filter((file) => !searchBox.test(file));
