import {languagePrefixes} from './languagePrefixes.ts';

/**
 * Matches files whose names change with their content: those of the bundler, and others with a
 * hash.
 */
export const hashedFile = new RegExp(
  String.raw`^(?:${languagePrefixes.join('|')})/assets/|[.-][0-9a-f]{8,}(\.[a-z]+)?\.(js|css|json)$`,
);

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * Returns the `Cache-Control` of a file: immutable if its name contains a hash of its content.
 * Browsers revalidate everything else on each use, so that corrections appear immediately.
 */
export function cacheControlOf(pathname: string): string {
  return hashedFile.test(pathname) ? immutable : revalidate;
}
