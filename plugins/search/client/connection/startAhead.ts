import type {Manifest} from '../../manifest.ts';
import {startWorker} from './startWorker.ts';

/** What a search needs and what `startAhead` may have begun. */
export interface Begun {
  readonly worker: Promise<Worker>;
  /** The content of `manifest.json`; `undefined` if the worker must fetch it. */
  readonly manifest: Promise<unknown>;
}

let ahead: Begun | undefined;

/** Puts the index of the page's product, with its tables, into the browser's cache. */
async function fetchIndex(folder: string, manifest: unknown): Promise<void> {
  const base = new URL('..', folder).pathname;
  const path = `${window.location.pathname.slice(base.length)}/`;
  const {indexes} = manifest as Manifest;
  const own = indexes.find(({context}) => context !== '' && path.startsWith(context));
  await (own && Promise.all([own.file, own.tables].map((file) => fetch(folder + file))));
}

/**
 * Starts the worker, and fetches the files of a first answer, while the box is loading. The worker
 * requests the same files and reports all errors, so they are ignored here.
 * @param results address of the results page; the search files are in the folder with this name
 */
export function startAhead(results: string): void {
  const folder = `${results}/`;
  const manifest = fetch(`${folder}manifest.json`, {cache: 'no-cache'})
    .then((response): unknown => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  manifest.then((content) => fetchIndex(folder, content)).catch(() => undefined);
  const worker = startWorker();
  worker.catch(() => undefined);
  ahead = {worker, manifest};
}

/** Returns what has been begun, once, or begins it. */
export function takeBegun(): Begun {
  const begun = ahead ?? {worker: startWorker(), manifest: Promise.resolve(undefined)};
  ahead = undefined;
  return begun;
}
