export interface ReleaseRedirect {
  readonly from: string;
  readonly to: string;
}

/** What a server has to know about a build; `build/.server/release.json` holds it. */
export interface Release {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses of both languages that moved for good. */
  readonly redirects: readonly ReleaseRedirect[];
  /** Paths of the files whose names carry a hash, so that the next release can keep them. */
  readonly hashedFiles: readonly string[];
}
