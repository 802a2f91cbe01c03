/**
 * The one address of a page: without `index.html`, without `.html`, without a slash at the end.
 * Only the home page of a language keeps its slash, since it is the folder of its pages.
 * Returns `undefined` where the path is no page, so that nothing is redirected into a void or to
 * another host.
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
