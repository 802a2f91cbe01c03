import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';

/**
 * Date of all entries. A zip file stores local time, so the bytes are the same in every time zone.
 */
const mtime = new Date(2026, 10, 21);
const instant = '2026-11-21T00:00:00Z';

/** Matches the dates in the properties of an Office document. */
const dates = /(<dcterms:(created|modified)[^>]*>)[^<]*(<\/dcterms:\2>)/g;

/**
 * Repacks an Office document so that its bytes depend only on its content. The list of content
 * types is first, as the format requires, the other parts are sorted, and all dates are the same.
 */
export function fixedZip(file: Uint8Array): Uint8Array {
  const first = '[Content_Types].xml';
  const parts = Object.entries(unzipSync(file))
    .filter(([name]) => !name.endsWith('/'))
    .sort(([a], [b]) => Number(b === first) - Number(a === first) || (a < b ? -1 : 1))
    .map(([name, bytes]): [string, Uint8Array] => [
      name,
      name === 'docProps/core.xml'
        ? strToU8(strFromU8(bytes).replace(dates, `$1${instant}$3`))
        : bytes,
    ]);
  return zipSync(Object.fromEntries(parts), {mtime, level: 9});
}
