import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../scripts/root.mjs';
import {say} from '../../scripts/run/say.mjs';
import {kilobytes} from '../run/kilobytes.ts';
import {machine} from '../run/machine.ts';
import {table} from '../run/table.ts';
import {timeProgram, type ProgramCost} from '../run/timeProgram.ts';
import {makeSite, plannedPages} from './makeSite.ts';
import {readPlainArticles} from './readPlainArticles.ts';
import {siteSizes, type SiteSizes} from './siteSizes.ts';

export interface ScaleOptions {
  /** Number of articles of each site, per language: more than this site has. */
  readonly pages: readonly number[];
  /** Folder of Markdown for the added pages of both languages; default: this site's articles. */
  readonly docs: string | undefined;
  /** Timeout of a build; the table shows that it was exceeded. */
  readonly limitSeconds: number;
}

interface ScaleResult {
  readonly date: string;
  readonly cost?: ProgramCost;
  readonly sizes?: SiteSizes;
  /** The reason why there are no figures. */
  readonly failure?: string;
}

const work = path.join(root, '.cache/bench/scale');
const resultsFile = path.join(root, '.cache/bench/scale.json');

async function measureSite(
  total: number,
  {docs, limitSeconds}: ScaleOptions,
): Promise<ScaleResult> {
  const site = path.join(work, String(total));
  const date = new Date().toISOString().slice(0, 10);
  const last = plannedPages(total).at(-1);
  if (!last) {
    throw new Error(`This site has more articles than ${total}.`);
  }
  await makeSite(site, total, await readPlainArticles(docs));
  try {
    const cost = await timeProgram(['docusaurus', 'build'], {
      cwd: site,
      env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      limitSeconds,
    });
    const page = `docs/${last.product}/${last.slug}.html`;
    return {date, cost, sizes: await siteSizes(path.join(site, 'build'), page)};
  } catch (error) {
    await writeFile(path.join(work, `${total}.log`), String(error));
    const failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return {date, failure};
  } finally {
    await rm(site, {recursive: true, force: true});
  }
}

function row([total, {date, cost, sizes, failure}]: [string, ScaleResult]): string[] {
  return cost && sizes
    ? [
        total,
        String(sizes.pages),
        cost.seconds.toFixed(0),
        cost.megabytes.toFixed(0),
        kilobytes(sizes.application),
        kilobytes(sizes.searchIndex),
        `${kilobytes(sizes.page)} (${kilobytes(sizes.pageRaw)})`,
        date,
      ]
    : [total, '–', failure ?? '–', '–', '–', '–', '–', date];
}

function report(results: Readonly<Record<string, ScaleResult>>): string {
  return `# Growth

${machine()}. Made by \`npm run bench -- scale\`; [README.md](../README.md) says how. Both languages, no cache, without the release step. KB are 1,000 bytes, brotli; in brackets not compressed.

${table(
  [
    'articles a language',
    'HTML files',
    'build, s',
    'peak memory, MB',
    'application, KB',
    'search index (zh), KB',
    'HTML of a page, KB',
    'date',
  ],
  Object.entries(results).map(row),
)}
`;
}

/** Builds a site of each size and writes `bench/scale/RESULTS.md`; other sizes in it are kept. */
export async function scale(options: ScaleOptions): Promise<void> {
  await mkdir(work, {recursive: true});
  const earlier = await readFile(resultsFile, 'utf8').catch(() => '{}');
  // This module wrote the file, so its shape is known.
  const results = JSON.parse(earlier) as Record<string, ScaleResult>;
  for (const total of options.pages) {
    say(`${total} articles a language: building …`);
    const result = await measureSite(total, options);
    results[String(total)] = result;
    say(result.failure ?? `${total}: ${result.cost?.seconds.toFixed(0) ?? ''} s`);
    await writeFile(resultsFile, JSON.stringify(results, null, 1));
    await writeFile(path.join(root, 'bench/scale/RESULTS.md'), report(results));
  }
}
