import {cacheControlOf} from './cacheControlOf.ts';
import type {Release} from './Release.ts';

/** The `_headers` file of hosts such as Netlify and Cloudflare Pages. */
export function headersFile({headers}: Release): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${cacheControlOf('/assets/x')}`, ''].join(
    '\n',
  );
}
