import {cacheControlOf} from './cacheControlOf.ts';
import type {Release} from './Release.ts';

/** Hosts allow a hundred rules, so what shares a folder shares one. */
const assets = '/assets/';

/** The `_headers` file of hosts such as Netlify and Cloudflare Pages. */
export function headersFile({headers, hashedFiles}: Release): string {
  const kept = [`${assets}*`, ...hashedFiles.filter((file) => !file.startsWith(assets))];
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...kept.flatMap((file) => [file, `  Cache-Control: ${cacheControlOf(`${assets}x`)}`]),
    '',
  ].join('\n');
}
