import {cacheControlOf} from './cacheControlOf.ts';
import {languagePrefixes} from './languagePrefixes.ts';
import {notIndexed} from './robotsTagOf.ts';
import type {Release} from './Release.ts';

/**
 * Hosts allow a hundred rules, so the bundler's files, of which there are hundreds, share one in each
 * language. Search indexes are named one by one: the list of them is in their folder and is asked
 * for again, and hosts add the headers of all rules that fit.
 */
const folders = languagePrefixes.map((prefix) => `${prefix}/assets/`);

/** For these hosts `*` is any text, with slashes in it. */
const forMachines = ['/*.md', '/*llms.txt', '/*llms-full.txt'];

/** The `_headers` file of hosts such as Netlify and Cloudflare Pages. */
export function headersFile({headers, hashedFiles}: Release): string {
  const others = hashedFiles.filter((file) => !folders.some((folder) => file.startsWith(folder)));
  const kept = [...folders.map((folder) => `${folder}*`), ...others];
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...forMachines.flatMap((file) => [
      file,
      `  X-Robots-Tag: ${notIndexed}`,
      ...(file.endsWith('.md') ? ['  Content-Type: text/markdown; charset=utf-8'] : []),
    ]),
    ...kept.flatMap((file) => [file, `  Cache-Control: ${cacheControlOf(file)}`]),
    '',
  ].join('\n');
}
