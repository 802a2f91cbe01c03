import {withoutLocale} from '../../../src/lib/withoutLocale.ts';

/** Name of the cache for offline reading. */
export const cacheName = 'offline-reading';

/** Path of the worker's script, whose location makes the whole site its scope. */
export const workerPath = '/service-worker.js';

/** Start of the worker that disables offline reading (`.server/service-worker-off.js`). */
export const offMark = '// off';

/** Size limit for all opened pages together, in bytes. */
export const openedLimit = 30_000_000;

/**
 * Whether a text is a path of this site. Two slashes would start the address of another site, also
 * as backslashes or with a tab or line feed between them, which browsers drop.
 */
export const isPath = (text: string): boolean => /^\/(?![/\\\s])/.test(text);

/** Whether a path contains a hash of the content, so that a cached copy never expires. */
export const isHashed = (path: string): boolean =>
  /^\/assets\/|^\/search\/.*\.[0-9a-f]{8,}\..*json$/.test(withoutLocale(path));

/** Returns the files of the application that a page names. */
export const applicationOf = (html: string): string[] =>
  /\bdata-application="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];

/** Whether a path is the list of a product. */
export const isList = (pathname: string): boolean =>
  /^\/offline\/[a-z]+\.json$/.test(withoutLocale(pathname));

/** Returns the path of a product's file list. */
export const listPath = (baseUrl: string, product: string): string =>
  `${baseUrl}offline/${product}.json`;

/** Returns the path of the controls page in the language of an address. */
export const controlsPath = (pathname: string): string =>
  `${pathname.slice(0, pathname.length - withoutLocale(pathname).length)}/offline`;
