import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {CliError} from '../run/CliError.mjs';
import {say} from '../run/say.mjs';
import {hashInputs} from './hashInputs.mjs';
import {runBuildProgram} from './runBuildProgram.mjs';
import {restore, swapIn} from './swapIn.mjs';
import {withLock} from './withLock.mjs';

const partsFolder = '.cache/parts';

/** Returns the ids of all products, which are the docs versions of the framework. */
async function readProducts() {
  return /** @type {string[]} */ (
    JSON.parse(await readFile(path.join(root, 'versions.json'), 'utf8'))
  );
}

/** @param {string} product */
function placesOf(product) {
  const folder = path.join(root, partsFolder, product);
  return {
    folder,
    lock: path.join(folder, 'build.lock'),
    stamp: path.join(folder, 'sha256'),
    site: path.join(folder, 'site'),
    next: path.join(folder, 'next'),
    aside: path.join(folder, 'replaced'),
    untrimmed: path.join(folder, 'untrimmed'),
    generated: path.posix.join(partsFolder, product, 'generated'),
  };
}

/** @param {string} product */
async function buildIfChanged(product) {
  const {stamp, site, next, aside, untrimmed, generated} = placesOf(product);
  restore(site, aside);
  const inputs = await hashInputs(root, product);
  const builtFrom = existsSync(path.join(site, '.part/part.json'))
    ? await readFile(stamp, 'utf8').catch(() => undefined)
    : undefined;
  if (builtFrom === inputs) {
    say(`${product} is unchanged since its last build`);
    return;
  }
  await rm(next, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  const env = {SITE_PART: product, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated};
  const built = await runBuildProgram(
    `build-${product}`,
    ['docusaurus', 'build', '--out-dir', path.relative(root, next)],
    `The build of ${product} failed; the reason is above, and its last build is as it was.`,
    env,
  );
  const prepared = await runBuildProgram(
    `release-${product}`,
    ['tsx', 'release/main.ts', next, untrimmed],
    `Preparing ${product} failed; the reason is above, and its last build is as it was.`,
    env,
  );
  await rm(stamp, {force: true});
  await swapIn(next, site, aside);
  await writeFile(stamp, inputs);
  say(`Built ${product} in ${(built + prepared).toFixed(0)} s`);
}

/**
 * Builds the part of a product into `.cache/parts/<product>/site`, unless nothing that it depends on
 * has changed.
 * @param {string} product
 */
export async function buildPart(product) {
  const products = await readProducts();
  if (!products.includes(product)) {
    throw new CliError(
      `No product is called “${product}”. The products are ${products.join(', ')}.`,
    );
  }
  const {folder, lock} = placesOf(product);
  await mkdir(folder, {recursive: true});
  await withLock(lock, () => buildIfChanged(product));
}

/**
 * Joins parts to a site in `build/`.
 * @param {readonly string[]} folders the built parts; without any, those of this machine
 */
export async function joinParts(folders) {
  const own = (await readProducts()).map((product) => placesOf(product).site);
  const parts = folders.length > 0 ? folders : own;
  const next = path.join(root, '.cache/next/joined');
  const place = path.join(root, 'build');
  await withLock(path.join(root, '.cache/build.lock'), async () => {
    const seconds = await runBuildProgram(
      'join',
      ['tsx', 'release/main.ts', '--join', next, ...parts],
      'Joining failed; the reason is above, and the last build is as it was.',
    );
    // `npm run build` compares with it, and this is another build.
    await rm(path.join(root, '.cache/build.sha256'), {force: true});
    await swapIn(next, place, path.join(root, '.cache/replaced/build'));
    say(`Joined ${parts.length} parts in ${seconds.toFixed(0)} s`);
  });
}

/**
 * Builds the parts of all products that have changed, and joins them.
 * @param {number} processes number of parts built at the same time
 */
export async function buildByProduct(processes) {
  const queue = await readProducts();
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await buildPart(next);
    }
  };
  await Promise.all(Array.from({length: processes}, work));
  await joinParts([]);
}
