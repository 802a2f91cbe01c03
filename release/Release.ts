import type {Redirect} from '../config/redirects.ts';

/** What a server must know about a build. It is stored in `build/.server/release.json`. */
export interface Release {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Permanent redirects of both languages. */
  readonly redirects: readonly Redirect[];
  /** Paths of the files whose names contain a hash. The next release can keep them. */
  readonly hashedFiles: readonly string[];
}
