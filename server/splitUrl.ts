export interface RequestedAddress {
  /** Decoded, or `undefined` where the percent-encoding is broken. */
  readonly pathname: string | undefined;
  /** Empty, or from the question mark on, as the client sent it. */
  readonly search: string;
}

/** Splits the address of a request. Unlike `URL` it takes `//host` for a path and never throws. */
export function splitUrl(url: string): RequestedAddress {
  const [, rawPath = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  try {
    return {pathname: decodeURI(rawPath), search};
  } catch {
    return {pathname: undefined, search};
  }
}
