import {rm} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {CliError} from '../run/CliError.mjs';
import {say} from '../run/say.mjs';
import {buildAlone} from './buildAlone.mjs';
import {buildIfChanged} from './buildIfChanged.mjs';
import {readProducts} from './readProducts.mjs';
import {runBuildProgram} from './runBuildProgram.mjs';
import {restore, swapIn} from './swapIn.mjs';

/** @param {string} product */
const folderOf = (product) => `.cache/parts/${product}`;

/**
 * Builds the part of a product into `.cache/parts/<product>/site`, unless nothing that it depends on
 * has changed.
 * @param {string} product
 */
export async function buildPart(product) {
  const products = await readProducts(root);
  if (!products.includes(product)) {
    throw new CliError(
      `No product is called “${product}”. The products are ${products.join(', ')}.`,
    );
  }
  const cache = folderOf(product);
  await buildIfChanged({
    part: product,
    site: `${cache}/site`,
    untrimmed: `${cache}/untrimmed`,
    cache,
    generated: `${cache}/generated`,
    outputs: [`${cache}/site/.part/part.json`, `${cache}/untrimmed`],
  });
}

/**
 * Joins parts to a site in `build/`.
 * @param {readonly string[]} folders the built parts; without any, those of this machine
 */
export async function joinParts(folders) {
  const own = (await readProducts(root)).map((product) => `${folderOf(product)}/site`);
  const parts = folders.length > 0 ? folders : own;
  const place = path.join(root, 'build');
  const next = path.join(root, '.cache/next/build');
  const aside = path.join(root, '.cache/replaced/build');
  await buildAlone('.cache', async () => {
    restore(place, aside);
    const {seconds} = await runBuildProgram(
      'join',
      ['tsx', 'release/main.ts', '--join', next, ...parts],
      'Joining failed; the reason is above, and the last build is as it was.',
    );
    // `npm run build` compares with it, and this is another build.
    await rm(path.join(root, '.cache/build.sha256'), {force: true});
    await swapIn(next, place, aside);
    say(`Joined ${parts.length} parts in ${seconds.toFixed(0)} s`);
  });
}

/**
 * Builds the parts of all products that have changed, and joins them.
 * @param {number} processes number of parts built at the same time
 */
export async function buildByProduct(processes) {
  const queue = await readProducts(root);
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        await buildPart(next);
      } catch (error) {
        // The other processes finish their part and start no further one.
        queue.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({length: processes}, work));
  await joinParts([]);
}
