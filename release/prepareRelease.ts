import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../config/redirects.ts';
import {hashedFile} from './cacheControlOf.ts';
import {compress} from './compress.ts';
import {contentSecurityPolicy} from './contentSecurityPolicy.ts';
import {filesIn} from './filesIn.ts';
import {headersFile} from './headersFile.ts';
import {addStylesheets, linkStylesheets} from './linkStylesheets.ts';
import {localizedRedirects} from './localizedRedirects.ts';
import {nginxFiles} from './nginxFiles.ts';
import type {ReadPage} from './Page.ts';
import {readPages} from './readPages.ts';
import {redirectsFile} from './redirectsFile.ts';
import {refusedCode} from './refusedCode.ts';
import type {Release} from './Release.ts';
import {securityHeaders} from './securityHeaders.ts';
import {sheetsOfPage} from './stylesheet/sheetsOfPage.ts';
import {trimStylesheets} from './stylesheet/trimStylesheets.ts';
import {usageOf} from './stylesheet/Usage.ts';

export interface ReleaseOptions {
  /** The built site, both languages. */
  readonly folder: string;
  /** Where the stylesheets are kept as they were before they were trimmed, for the tests. */
  readonly untrimmedFolder: string;
  readonly redirects: readonly Redirect[];
  /** Address of the analytics script, where one is configured. */
  readonly analyticsUrl?: string | undefined;
}

const builtStylesheet = /(^|\/)assets\/css\/styles\.[0-9a-f]{8}\.css$/;

/** Stylesheets that come with a part of the code. Those of style attributes are linked already. */
const lazyStylesheet = /(^|\/)assets\/css\/(?!styles\.|attributes\.)[\w-]+\.[0-9a-f]{8}\.css$/;

/** Sheets of both languages have the same text; a page links those under its own address. */
const rootOf = (file: string) => file.replace(/assets\/css\/[^/]+$/, '');

/** Trims the stylesheets for the pages, and writes the pages with the new names and all links. */
async function writePages(
  {folder, untrimmedFolder}: ReleaseOptions,
  pages: readonly ReadPage[],
  files: readonly string[],
): Promise<void> {
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const sheets = files.filter((file) => builtStylesheet.test(file));
  const named = sheets.filter((sheet) =>
    scripts.some((text) => text.includes(path.basename(sheet))),
  );
  if (named.length > 0) {
    throw new Error(
      `A script names ${named.join(', ')}, and the release gives it another name. ` +
        'Keep all styles in one sheet, or let release/ write the name in the script too.',
    );
  }
  const lazySheets = await Promise.all(
    files
      .filter((file) => lazyStylesheet.test(file))
      .map(async (file) => ({
        file,
        href: `/${file}`,
        css: await readFile(path.join(folder, file), 'utf8'),
      })),
  );
  const usage = usageOf({
    pages: pages.map(({names}) => names),
    scripts: [...new Set(pages.flatMap((page) => page.scripts)), ...scripts],
    styles: [
      ...pages.flatMap(({movedStyles, styleAttributes}) => [...movedStyles, ...styleAttributes]),
      // The trimmed sheet keeps the custom properties that these name.
      ...lazySheets.map(({css}) => css),
    ],
  });
  const renamed = await trimStylesheets({folder, sheets, untrimmedFolder}, usage);
  const roots = [...new Set(lazySheets.map(({file}) => rootOf(file)))].sort(
    (a, b) => b.length - a.length,
  );
  const neededBy = new Map(
    roots.map((root) => [root, sheetsOfPage(lazySheets.filter(({file}) => rootOf(file) === root))]),
  );
  for (const {file, html, names} of pages) {
    const root = roots.find((each) => file.startsWith(each)) ?? '';
    const added = neededBy.get(root)?.(names) ?? [];
    await writeFile(path.join(folder, file), addStylesheets(linkStylesheets(html, renamed), added));
  }
}

/**
 * Turns a build into something that any server can serve well: headers computed from the pages,
 * redirects, trimmed styles, compressed files. `release.json` is written last and says that all is done.
 * Throws where a page holds code that no strict policy may admit; the message names the page.
 */
export async function prepareRelease(options: ReleaseOptions): Promise<void> {
  const {folder, redirects, analyticsUrl} = options;
  const moved = localizedRedirects(redirects);
  // The fallback pages of redirects carry a script each. Their refresh tag works without it, and
  // this site's servers answer such an address with a real redirect.
  const fallbacks = new Set(moved.map(({from}) => `${from.slice(1)}/index.html`));
  const built = await filesIn(folder);
  const pages = await readPages(
    folder,
    built.filter((file) => file.endsWith('.html') && !fallbacks.has(file)),
  );
  const scriptOrigin = analyticsUrl === undefined ? undefined : new URL(analyticsUrl).origin;
  const refused = refusedCode(pages, scriptOrigin);
  if (refused.length > 0) {
    throw new Error(refused.join('\n'));
  }
  await writePages(options, pages, built);

  const files = await filesIn(folder);
  const release: Release = {
    headers: securityHeaders(contentSecurityPolicy(pages, scriptOrigin)),
    redirects: moved,
    hashedFiles: files.map((file) => `/${file}`).filter((file) => hashedFile.test(file)),
  };
  const nginx = nginxFiles(release);
  const generated: Readonly<Record<string, string>> = {
    _headers: headersFile(release),
    _redirects: redirectsFile(release),
    '.server/nginx-http.conf': nginx.http,
    '.server/nginx-server.conf': nginx.server,
  };
  await compress(folder, files);
  await mkdir(path.join(folder, '.server'), {recursive: true});
  for (const [file, content] of Object.entries(generated)) {
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, '.server/release.json'), JSON.stringify(release, null, 2));
}
