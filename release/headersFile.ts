import {cacheControlOf} from './cacheControlOf.ts';
import {languagePrefixes} from './languagePrefixes.ts';
import {notIndexed} from './robotsTagOf.ts';
import type {Release} from './Release.ts';

/**
 * Hosts allow a hundred rules, so the hundreds of files of the bundler share one rule per language.
 * Search indexes have one rule each: their folder also holds the manifest, which browsers must
 * revalidate, and hosts add the headers of all rules that match.
 */
const folders = languagePrefixes.map((prefix) => `${prefix}/assets/`);

/** On these hosts `*` matches any text, including slashes. */
const forMachines = ['/*.md', '/*llms.txt', '/*llms-full.txt'];

/** Returns the `_headers` file for hosts such as Netlify and Cloudflare Pages. */
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
