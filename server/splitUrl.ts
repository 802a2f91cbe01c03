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
