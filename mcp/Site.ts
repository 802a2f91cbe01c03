import {SearchFault} from '../plugins/search/client/worker/SearchFault.ts';

interface Kept {
  readonly text: string;
  readonly etag: string | null;
}

/** Names that change with their content: such a file never has to be asked for again. */
const namedByContent = /\.[0-9a-f]{8}\.[a-z.]+$/;

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

const reasonOf = (error: unknown): string => {
  const {cause} = error instanceof Error ? error : {};
  return cause instanceof Error
    ? cause.message
    : error instanceof Error
      ? error.message
      : String(error);
};

/**
 * The files of a deployed site, kept in memory. A file whose name carries a hash of its content is
 * fetched once; of any other the site is asked each time whether it has changed (`ETag`).
 */
export class Site {
  readonly #root: URL;
  readonly #kept = new Map<string, Kept>();

  /**
   * @param address of the site, `https://docs.example.com`
   * @throws Error where it is no address of a web server
   */
  constructor(address: string) {
    const root = URL.canParse(address) ? new URL(address) : undefined;
    if (!root || !/^https?:$/.test(root.protocol)) {
      throw new Error(
        `“${address}” is no address of a site. Write it with its scheme: --site https://docs.example.com`,
      );
    }
    this.#root = new URL('/', root);
  }

  get origin(): string {
    return this.#root.origin;
  }

  /**
   * The text of a file.
   * @param path from the root of the site, with a slash before
   * @throws SearchFault `unreachable` where the site does not answer, `missing` where it has no such
   *   file
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
        signal: AbortSignal.timeout(patience),
      });
      text = await response.text();
    } catch (error) {
      throw new SearchFault(
        'unreachable',
        `${this.origin} cannot be reached (${reasonOf(error)}). Check the address after --site and the network.`,
        {cause: error},
      );
    }
    if (response.status === 304 && kept) {
      return kept.text;
    }
    if (response.status === 404 || response.status === 410) {
      throw new SearchFault('missing', `${url.href} does not exist.`);
    }
    if (!response.ok) {
      throw new SearchFault('unreachable', `${url.href} was answered with ${response.status}.`);
    }
    this.#kept.set(path, {text, etag: response.headers.get('etag')});
    return text;
  }

  /**
   * The content of a JSON file.
   * @throws SearchFault as `text` does, and `broken` where it is no JSON
   */
  async json(path: string): Promise<unknown> {
    const text = await this.text(path);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new SearchFault('broken', `${this.origin}${path} is no JSON.`, {cause: error});
    }
  }
}
