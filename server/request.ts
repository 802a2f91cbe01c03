export interface RequestedAddress {
  /** The decoded path, or `undefined` if the percent-encoding is malformed. */
  readonly pathname: string | undefined;
  /** The query from the question mark on, as the client sent it, or an empty string. */
  readonly search: string;
}

/** Splits the address of a request. Unlike `URL` it reads `//host` as a path and never throws. */
export function splitUrl(url: string): RequestedAddress {
  const [, rawPath = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  try {
    return {pathname: decodeURI(rawPath), search};
  } catch {
    return {pathname: undefined, search};
  }
}

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

/**
 * The compressions that a client accepts. sirv looks for their names anywhere in the header and
 * would therefore also accept one that `br;q=0` refuses.
 */
export const acceptedEncodings = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .map((part) => /^\s*(br|gzip)\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part))
    .filter((match) => match !== null && Number(match[2] ?? 1) > 0)
    .map((match) => match?.[1]?.toLowerCase())
    .join(', ');
