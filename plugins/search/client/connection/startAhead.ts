import type {Manifest} from '../../manifest.ts';
import {startWorker} from './startWorker.ts';

/** What the first search needs, begun before the box calls the worker. */
export interface Begun {
  readonly worker: Promise<Worker>;
  /** Files that the page has fetched, by URL. The worker fetches what is missing. */
  readonly files: Promise<ReadonlyMap<string, ArrayBuffer>>;
}

let ahead: Begun | undefined;

/** Fetches the manifest, and the index of the page's product with its tables. */
async function fetchFiles(baseUrl: string, files: Map<string, ArrayBuffer>): Promise<void> {
  const read = async (file: string, cache: RequestCache = 'default') => {
    const url = `${baseUrl}search/${file}`;
    const response = await fetch(url, {cache});
    if (response.ok) {
      files.set(url, await response.arrayBuffer());
    }
    return files.get(url);
  };
  const manifest = await read('manifest.json', 'no-cache');
  const {indexes} = JSON.parse(new TextDecoder().decode(manifest)) as Manifest;
  const path = `${window.location.pathname.slice(baseUrl.length)}/`;
  const own = indexes.find(({context}) => context !== '' && path.startsWith(context));
  await (own && Promise.all([read(own.file), read(own.tables)]));
}

/**
 * Starts the worker, and fetches the files of a first answer meanwhile. The worker requests again what
 * fails here and reports the error. Does nothing if this has begun already.
 * @param baseUrl path of the site in its language, `/` or `/en/`
 */
export function startAhead(baseUrl: string): Begun {
  if (ahead) {
    return ahead;
  }
  const files = new Map<string, ArrayBuffer>();
  const worker = startWorker();
  worker.catch(() => undefined);
  ahead = {
    worker,
    files: fetchFiles(baseUrl, files).then(
      () => files,
      () => files,
    ),
  };
  return ahead;
}

/** Returns what has begun, or begins it. The next call begins again: a worker that failed is useless. */
export function takeBegun(baseUrl: string): Begun {
  const begun = startAhead(baseUrl);
  ahead = undefined;
  return begun;
}
