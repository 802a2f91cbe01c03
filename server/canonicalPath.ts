/**
 * Returns the canonical path of a page: without `index.html`, `.html` or a trailing slash.
 * Only the home page of a language keeps its slash, because it is the folder of its pages.
 * Returns `undefined` if the path is not a page, so that no request is redirected to a missing page
 * or to another host.
 * @param isFile whether the site has a file at this path
 */
export function canonicalPath(
  pathname: string,
  isFile: (path: string) => boolean,
): string | undefined {
  const bare = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const stem = bare.replace(/\/$/, '');
  if (isFile(`${stem}.html`)) {
    return stem;
  }
  return isFile(`${stem}/index.html`) ? `${stem}/` : undefined;
}
