import type {Manifest} from '../../manifest.ts';
import {startWorker} from './startWorker.ts';

/** What the first search needs, begun before the box calls the worker. */
export interface Begun {
  readonly worker: Promise<Worker>;
  /** The content of `manifest.json`; `undefined` if the worker must fetch it. */
  readonly manifest: Promise<unknown>;
}

let ahead: Begun | undefined;

/** Puts the index of the page's product, with its tables, into the browser's cache. */
async function fetchIndex(baseUrl: string, manifest: unknown): Promise<void> {
  const path = `${window.location.pathname.slice(baseUrl.length)}/`;
  const {indexes} = manifest as Manifest;
  const own = indexes.find(({context}) => context !== '' && path.startsWith(context));
  await (own &&
    Promise.all([own.file, own.tables].map((file) => fetch(`${baseUrl}search/${file}`))));
}

/**
 * Starts the worker, and fetches the files of a first answer meanwhile. The worker requests the same
 * files and reports all errors, so they are ignored here. Does nothing if this has begun already.
 * @param baseUrl path of the site in its language, `/` or `/en/`
 */
export function startAhead(baseUrl: string): Begun {
  if (ahead) {
    return ahead;
  }
  const manifest = fetch(`${baseUrl}search/manifest.json`, {cache: 'no-cache'})
    .then((response): unknown => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  manifest.then((content) => fetchIndex(baseUrl, content)).catch(() => undefined);
  const worker = startWorker();
  worker.catch(() => undefined);
  ahead = {worker, manifest};
  return ahead;
}

/** Returns what has begun, or begins it. The next call begins again: a worker that failed is useless. */
export function takeBegun(baseUrl: string): Begun {
  const begun = startAhead(baseUrl);
  ahead = undefined;
  return begun;
}
