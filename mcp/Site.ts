import {CliError} from '../scripts/run/CliError.mjs';

/** The site has no such file. */
export class MissingFile extends Error {}

interface Kept {
  readonly text: string;
  readonly etag: string | null;
}

/** Matches file names that contain a hash of the content: such a file is fetched only once. */
const namedByContent = /\.[0-9a-f]{8}\.[a-z.]+$/;

const requestTimeoutMs = 20_000;

const reasonOf = (error: unknown): string => {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
};

/**
 * The files of a deployed site, cached in memory. A file whose name contains a hash of its content
 * is fetched once; any other file is revalidated on each use (`ETag`).
 */
export class Site {
  readonly #root: URL;
  readonly #kept = new Map<string, Kept>();

  /**
   * @param address of the site, `https://docs.example.com`
   * @throws CliError if it is not the address of a web server
   */
  constructor(address: string) {
    const root = URL.canParse(address) ? new URL(address) : undefined;
    if (!root || !/^https?:$/.test(root.protocol)) {
      throw new CliError(
        `“${address}” is not the address of a site. Write it with its scheme: --site https://docs.example.com`,
      );
    }
    this.#root = new URL('/', root);
  }

  get origin(): string {
    return this.#root.origin;
  }

  /**
   * Returns the text of a file.
   * @param path from the root of the site, with a leading slash
   * @throws MissingFile if the site has no such file; another Error if it does not answer
   */
  async text(path: string): Promise<string> {
    const kept = this.#kept.get(path);
    if (kept && namedByContent.test(path)) {
      return kept.text;
    }
    const url = new URL(path, this.#root);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        headers: kept?.etag ? {'If-None-Match': kept.etag} : {},
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      text = await response.text();
    } catch (error) {
      throw new Error(
        `${this.origin} cannot be reached (${reasonOf(error)}). Check the address after --site and the network.`,
        {cause: error},
      );
    }
    if (response.status === 304 && kept) {
      return kept.text;
    }
    if (response.status === 404 || response.status === 410) {
      throw new MissingFile(`${url.href} does not exist.`);
    }
    if (!response.ok) {
      throw new Error(`${url.href} was answered with ${response.status}.`);
    }
    this.#kept.set(path, {text, etag: response.headers.get('etag')});
    return text;
  }

  /**
   * Returns the content of a JSON file.
   * @throws Error as `text` does, and SyntaxError if the file is not JSON
   */
  async json(path: string): Promise<unknown> {
    const text = await this.text(path);
    try {
      return JSON.parse(text);
    } catch (error) {
      // The next call fetches the file again instead of finding the broken one in memory.
      this.#kept.delete(path);
      throw new SyntaxError(`${this.origin}${path} is not JSON.`, {cause: error});
    }
  }
}
