import {languagePrefixes} from './languagePrefixes.ts';

/** Files whose names change with their content: all that the bundler writes, and others by name. */
export const hashedFile = new RegExp(
  String.raw`^(?:${languagePrefixes.join('|')})/assets/|[.-][0-9a-f]{8,}(\.[a-z]+)?\.(js|css|json)$`,
);

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * How long a browser may keep a file without asking again: for ever where the name carries a hash
 * of the content, not at all for everything else, so that a correction is seen at once.
 */
export function cacheControlOf(pathname: string): string {
  return hashedFile.test(pathname) ? immutable : revalidate;
}
