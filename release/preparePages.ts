import path from 'node:path';
import {readFile} from 'node:fs/promises';
import {workerPath} from '../plugins/offline/kept/names.ts';
import {CliError} from '../scripts/run/CliError.mjs';
import {drawCards} from './cards/drawCards.ts';
import {compress, compressedFile} from './compress.ts';
import {filesIn, writeNewFile} from './files.ts';
import type {SitePages} from './finishSite.ts';
import {lastChangesIn, pageMarkdown} from './machines/machineFiles.ts';
import {offlineLists} from './offlineLists.ts';
import {readPages} from './Page.ts';
import type {LinkedPages} from './parts/brokenLinks.ts';
import {refusedCode} from './refusedCode.ts';
import {untilAllEnd} from './untilAllEnd.ts';
import {writePages, type PageOptions} from './writePages.ts';

export interface PreparePagesOptions extends Omit<PageOptions, 'outside'> {
  /** Address of the analytics script, if one is configured. */
  readonly analyticsUrl?: string | undefined;
  /** Address that receives feedback, if one is configured. */
  readonly feedbackUrl?: string | undefined;
  /** Folder that caches social cards for the next build. */
  readonly cardCache: string;
}

/** What joining needs to know about the pages. */
export interface PreparedPages extends SitePages {
  readonly links: LinkedPages;
}

const originOf = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address).origin;

/**
 * Matches files that are rewritten. All others can be compressed in the meantime. The service
 * worker has no compressed copies, so that replacing one file is enough to disable it.
 */
const written = /\.(html|css)$/;

/** Returns the files of a folder, without compressed copies. */
const plainFiles = async (folder: string) =>
  (await filesIn(folder)).filter((file) => !compressedFile.test(file));

/**
 * Prepares the pages of a build: a policy and trimmed styles in each, their texts for programs,
 * social cards, compressed files. Throws if a page has code that no strict policy can allow, and
 * names the page.
 */
export async function preparePages(options: PreparePagesOptions): Promise<PreparedPages> {
  const {folder, analyticsUrl, feedbackUrl, cardCache} = options;
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
    throw new CliError(refused.join('\n'));
  }
  const forMachines = pages.flatMap((page) => page.forMachines ?? []);
  const texts = new Map([
    ...pages.flatMap(({file, text}) =>
      text === undefined ? [] : [[file.replace(/\.html$/, '.text.json'), text] as const],
    ),
    ...pageMarkdown(forMachines),
  ]);
  for (const [file, content] of texts) {
    await writeNewFile(path.join(folder, file), content);
  }
  await untilAllEnd([
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
  const files = await plainFiles(folder);
  await compress(
    folder,
    files.filter((file) => file.endsWith('.css')),
  );
  return {
    forMachines,
    offlineLists: await offlineLists(folder, files),
    links: new Map(pages.map(({file, links}) => [file, links])),
  };
}
