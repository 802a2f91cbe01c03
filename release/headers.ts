import {languagePrefixes} from './languagePrefixes.ts';
import type {Release} from './Release.ts';

/**
 * The security headers of every response. They are the same for all builds. The policy for scripts,
 * styles and origins depends on the page and is in the page (`contentSecurityPolicy`).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // These are the features that a foreign script could misuse most, if a policy failed to block it.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Matches files that repeat the text of pages: their Markdown, and the lists for programs. */
export const textForMachines = /\.md$|\/llms(-full)?\.txt$/;

/** Keeps a file out of search engines, which should show the page instead. */
export const notIndexed = 'noindex';

/** Returns the value of `X-Robots-Tag` for a file, or undefined if the file needs none. */
export const robotsTagOf = (pathname: string): string | undefined =>
  textForMachines.test(pathname) ? notIndexed : undefined;

/**
 * Matches files whose names change with their content: those of the bundler and the search. No other
 * folder counts: the names of pages and practice files may end in a date, which looks like a hash.
 */
export const hashedFile = new RegExp(
  String.raw`^(?:${languagePrefixes.join('|')})/(?:assets/|search/(?:texts/|[^/]+\.[0-9a-f]{8}\.(?:index|tables|terms)\.json$))`,
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

/**
 * Hosts allow a hundred rules, so the hundreds of files of the bundler share one rule per language,
 * and so do the texts of the pages that the search shows. Search indexes have one rule each: their
 * folder also holds the manifest, which browsers must revalidate, and hosts add the headers of all
 * rules that match.
 */
const folders = languagePrefixes.flatMap((prefix) => [
  `${prefix}/assets/`,
  `${prefix}/search/texts/`,
]);

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
