import path from 'node:path';
import type {Redirect} from '../config/redirects.ts';
import type {ProductList} from '../plugins/offline/kept/productLists.ts';
import type {Term} from '../plugins/glossary/readTermbase.ts';
import {compress, compressedFile} from './compress.ts';
import {filesIn, writeNewFile} from './files.ts';
import {hashedFile, headersFile, securityHeaders} from './headers.ts';
import {listsForMachines} from './machines/machineFiles.ts';
import type {MachinePage} from './machines/MachinePage.ts';
import {nginxFiles} from './nginxFiles.ts';
import {withControls} from './offlineLists.ts';
import {localizedRedirects, redirectsFile} from './redirectsFile.ts';
import type {Release} from './Release.ts';

export interface SiteOptions {
  /** The built site, both languages. */
  readonly folder: string;
  readonly redirects: readonly Redirect[];
  /** The termbase, for programs. */
  readonly terms?: readonly Term[];
  /** Bill of materials as JSON, which is not published. */
  readonly softwareBill?: string | undefined;
}

/** What the lists of the site are made from. */
export interface SitePages {
  readonly forMachines: readonly MachinePage[];
  /** What each product needs offline, by the file of the list. */
  readonly offlineLists: ReadonlyMap<string, ProductList>;
}

/**
 * Writes the files of the whole site, after its pages: lists for programs and for offline reading,
 * headers, redirects. `release.json` is written last and marks the release as complete.
 */
export async function finishSite(
  {folder, redirects, terms = [], softwareBill}: SiteOptions,
  {forMachines, offlineLists}: SitePages,
): Promise<void> {
  const moved = localizedRedirects(redirects);
  const texts = new Map([
    ...listsForMachines(forMachines, terms),
    ...(await withControls(folder, offlineLists)),
  ]);
  for (const [file, content] of texts) {
    await writeNewFile(path.join(folder, file), content);
  }
  await compress(folder, texts.keys());
  const files = (await filesIn(folder)).filter((file) => !compressedFile.test(file));
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
  for (const [file, content] of Object.entries(generated)) {
    await writeNewFile(path.join(folder, file), content);
  }
  await writeNewFile(path.join(folder, '.server/release.json'), JSON.stringify(release, null, 2));
}
