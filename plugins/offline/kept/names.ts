import {withoutLocale} from '../../../src/lib/withoutLocale.ts';

/** Name of the cache for offline reading. */
export const cacheName = 'offline-reading';

/** Path of the worker's script, whose location makes the whole site its scope. */
export const workerPath = '/service-worker.js';

/** Start of the worker that disables offline reading (`.server/service-worker-off.js`). */
export const offMark = '// off';

/** Size limit for all opened pages together, in bytes. */
export const openedLimit = 30_000_000;

/** Whether a path is the list of a product. */
export const isList = (pathname: string): boolean =>
  /^\/offline\/[a-z]+\.json$/.test(withoutLocale(pathname));

/** Returns the path of a product's file list. */
export const listPath = (baseUrl: string, product: string): string =>
  `${baseUrl}offline/${product}.json`;

/** Returns the path of the controls page in the language of an address. */
export const controlsPath = (pathname: string): string =>
  `${pathname.slice(0, pathname.length - withoutLocale(pathname).length)}/offline`;
