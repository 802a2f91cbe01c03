/** The cache that holds everything for offline reading. */
export const cacheName = 'offline-reading';

/** The worker's script; its place makes it answer for the whole site. */
export const workerPath = '/service-worker.js';

/** How the worker begins that switches offline reading off (`.server/service-worker-off.js`). */
export const offMark = '// off';

/** What pages that were opened may take together, in bytes. */
export const openedLimit = 30_000_000;

const list = /^\/(?:en\/)?offline\/[a-z]+\.json$/;

/** Whether a path is that of the list of a product. */
export const isList = (pathname: string): boolean => list.test(pathname);

/** The list of the files of a product. */
export const listPath = (baseUrl: string, product: string): string =>
  `${baseUrl}offline/${product}.json`;

/** The page of the controls in the language of an address. */
export const controlsPath = (pathname: string): string =>
  /^\/en(\/|$)/.test(pathname) ? '/en/offline' : '/offline';
