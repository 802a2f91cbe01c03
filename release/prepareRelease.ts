import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../config/redirects.ts';
import type {Term} from '../plugins/glossary/readTermbase.ts';
import {workerPath} from '../plugins/offline/kept/names.ts';
import {drawCards} from './cards/drawCards.ts';
import {hashedFile, headersFile, securityHeaders} from './headers.ts';
import {compress, compressedFile} from './compress.ts';
import {filesIn, writeNewFile} from './files.ts';
import {localizedRedirects, redirectsFile} from './redirectsFile.ts';
import {machineFiles, lastChangesIn} from './machines/machineFiles.ts';
import {nginxFiles} from './nginxFiles.ts';
import {offlineLists} from './offlineLists.ts';
import {readPages} from './Page.ts';
import {refusedCode} from './refusedCode.ts';
import type {Release} from './Release.ts';
import {writePages, type PageOptions} from './writePages.ts';

export interface ReleaseOptions extends Omit<PageOptions, 'outside'> {
  readonly redirects: readonly Redirect[];
  /** The termbase, for programs. */
  readonly terms?: readonly Term[];
  /** Address of the analytics script, if one is configured. */
  readonly analyticsUrl?: string | undefined;
  /** Address that receives feedback, if one is configured. */
  readonly feedbackUrl?: string | undefined;
  /** Bill of materials as JSON, which is not published. */
  readonly softwareBill?: string | undefined;
  /** Folder that caches social cards for the next build. */
  readonly cardCache: string;
}

const originOf = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address).origin;

/**
 * Matches files that the release rewrites. All others can be compressed in the meantime. The
 * service worker has no compressed copies, so that replacing one file is enough to disable it.
 */
const written = /\.(html|css)$/;

/**
 * Prepares a build for any server: headers, a policy in each page, redirects, trimmed styles, page
 * texts for programs, compressed files. `release.json` is written last and marks the release as
 * complete. Throws if a page has code that no strict policy can allow, and names the page.
 */
export async function prepareRelease(options: ReleaseOptions): Promise<void> {
  const {
    folder,
    redirects,
    terms = [],
    analyticsUrl,
    feedbackUrl,
    softwareBill,
    cardCache,
  } = options;
  const moved = localizedRedirects(redirects);
  const built = await filesIn(folder);
  const sitemaps = built.filter((file) => path.basename(file) === 'sitemap.xml');
  const pages = await readPages(
    folder,
    built.filter((file) => file.endsWith('.html')),
    lastChangesIn(
      await Promise.all(sitemaps.map((file) => readFile(path.join(folder, file), 'utf8'))),
    ),
  );
  const outside = {script: originOf(analyticsUrl), feedback: originOf(feedbackUrl)};
  const refused = refusedCode(pages, outside.script);
  if (refused.length > 0) {
    throw new Error(refused.join('\n'));
  }
  const forMachines = pages.flatMap((page) => page.forMachines ?? []);
  const texts = new Map([
    ...pages.flatMap(({file, text}) =>
      text === undefined ? [] : [[file.replace(/\.html$/, '.text.json'), text] as const],
    ),
    ...machineFiles(forMachines, terms),
  ]);
  for (const [file, content] of texts) {
    await writeNewFile(path.join(folder, file), content);
  }
  await Promise.all([
    drawCards(forMachines, folder, cardCache),
    // zlib's threads work while the main thread reads selectors.
    compress(folder, writePages({...options, outside}, pages, built)),
    compress(
      folder,
      [...built, ...texts.keys()].filter(
        (file) => !written.test(file) && `/${file}` !== workerPath,
      ),
    ),
  ]);

  const plain = async () => (await filesIn(folder)).filter((file) => !compressedFile.test(file));
  const lists = await offlineLists(folder, await plain());
  for (const [file, content] of lists) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), content);
  }
  const files = await plain();
  const release: Release = {
    headers: securityHeaders,
    redirects: moved,
    hashedFiles: files.map((file) => `/${file}`).filter((file) => hashedFile.test(file)),
  };
  const nginx = nginxFiles(release);
  const generated: Readonly<Record<string, string>> = {
    _headers: headersFile(release),
    _redirects: redirectsFile(release),
    '.server/nginx-http.conf': nginx.http,
    '.server/nginx-server.conf': nginx.server,
    ...(softwareBill !== undefined && {'.server/sbom.cdx.json': softwareBill}),
  };
  await compress(
    folder,
    files.filter((file) => file.endsWith('.css') || lists.has(file)),
  );
  await mkdir(path.join(folder, '.server'), {recursive: true});
  for (const [file, content] of Object.entries(generated)) {
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, '.server/release.json'), JSON.stringify(release, null, 2));
}
