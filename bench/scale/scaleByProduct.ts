import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../scripts/root.mjs';
import {say} from '../../scripts/run/say.mjs';
import {kilobytes} from '../run/kilobytes.ts';
import {machine} from '../run/machine.ts';
import {table} from '../run/table.ts';
import {timeProgram} from '../run/timeProgram.ts';
import {makeSite, plannedPages, productsOf} from './makeSite.ts';
import {readPlainArticles} from './readPlainArticles.ts';
import {compressed} from './siteSizes.ts';

export interface ByProductOptions {
  /** Number of articles of the whole site, per language: at least one for each product is added. */
  readonly pages: number;
  /** Number of products, at least as many as this site has. */
  readonly products: number;
  /** Folder of Markdown for the added pages of both languages; default: this site's articles. */
  readonly docs: string | undefined;
}

const site = path.join(root, '.cache/bench/by-product');

const compressedSize = async (file: string) => compressed(await readFile(file));

/** Measures the files of the application and of the search index that a page of a product needs. */
async function readerSizes(product: string, page: string) {
  const build = path.join(site, '.cache/parts', product, 'site');
  const html = await readFile(path.join(build, page), 'utf8');
  const named = /\bdata-application="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
  const application = await Promise.all(
    named.map((file) => compressedSize(path.join(build, file))),
  );
  // The search wrote the file, so its shape is known.
  const {indexes} = JSON.parse(
    await readFile(path.join(build, 'search/manifest.json'), 'utf8'),
  ) as {readonly indexes: readonly {readonly id: string; readonly file: string}[]};
  const index = indexes.find(({id}) => id === product)?.file ?? '';
  return {
    application: application.reduce((sum, size) => sum + size, 0),
    index: await compressedSize(path.join(build, 'search', index)),
  };
}

/**
 * Builds a large site product by product, joins it, and writes `bench/scale/BY-PRODUCT.md`.
 */
export async function scaleByProduct({pages, products, docs}: ByProductOptions): Promise<void> {
  const ids = productsOf(products);
  await makeSite(site, pages, await readPlainArticles(docs), ids);
  const planned = plannedPages(pages, ids);
  const rows: string[][] = [];
  const build = (...args: string[]) =>
    timeProgram([process.execPath, 'scripts/main.mjs', 'build', ...args], {cwd: site});
  for (const product of ids) {
    const own = planned.filter((page) => page.product === product);
    const {seconds, megabytes} = await build('--product', product);
    const last = own.at(-1);
    const sizes = await readerSizes(product, `docs/${product}/${last?.slug ?? ''}.html`);
    rows.push([
      product,
      String(own.length),
      seconds.toFixed(0),
      megabytes.toFixed(0),
      kilobytes(sizes.application),
      kilobytes(sizes.index),
    ]);
    say(`${product}: ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB`);
  }
  const join = await build('--join');
  rows.push(['join', '', join.seconds.toFixed(0), join.megabytes.toFixed(0), '', '']);
  await writeFile(
    path.join(root, 'bench/scale/BY-PRODUCT.md'),
    `# A large site, product by product

${machine()}, ${new Date().toISOString().slice(0, 10)}. ${pages} articles a language in ${products} products. Made by \`npm run bench -- by-product\`; [README.md](../README.md) says how. Both languages, no cache, with the release step. KB are 1,000 bytes, brotli; application and search index (zh) are what a reader of one page of the product fetches.

${table(
  ['part', 'added articles', 'build, s', 'peak memory, MB', 'application, KB', 'index, KB'],
  rows,
)}
`,
  );
  await rm(site, {recursive: true, force: true});
}
