import {existsSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {say} from '../run/say.mjs';
import {buildAlone} from './buildAlone.mjs';
import {buildInto} from './buildInto.mjs';
import {hashInputs} from './hashInputs.mjs';
import {restore, swapIn} from './swapIn.mjs';

/**
 * A build of the site or of a part. All paths are relative to the project.
 * @typedef {object} Build
 * @property {string} [part] Id of the product, if it is a part.
 * @property {string} site Folder of the built pages.
 * @property {string} untrimmed Folder of the stylesheets as they were compiled, for the tests.
 * @property {string} cache Folder of the lock, of the hash of the inputs and of temporary folders.
 * @property {string} generated Folder of the files that the framework generates.
 * @property {readonly string[]} outputs Files that a complete build has, the one written last included.
 */

/** @param {Build} build */
async function buildUnlocked({part, site, untrimmed, cache, generated, outputs}) {
  const inProject = (/** @type {string} */ place) => path.join(root, place);
  const stamp = inProject(`${cache}/build.sha256`);
  const folders = [site, untrimmed].map((place) => ({
    place: inProject(place),
    next: inProject(`${cache}/next/${path.basename(place)}`),
    aside: inProject(`${cache}/replaced/${path.basename(place)}`),
  }));
  folders.forEach(({place, aside}) => restore(place, aside));
  const inputs = await hashInputs(root, part);
  const builtFrom = outputs.every((file) => existsSync(inProject(file)))
    ? await readFile(stamp, 'utf8').catch(() => undefined)
    : undefined;
  if (builtFrom === inputs) {
    say(`${part ?? 'The site'} is unchanged since the last build`);
    return;
  }
  const [nextSite = '', nextUntrimmed = ''] = folders.map(({next}) => next);
  // Programs of a killed build may write for a moment longer until they end.
  await rm(path.dirname(nextSite), {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  const {built, prepared} = await buildInto({
    part,
    site: nextSite,
    untrimmed: nextUntrimmed,
    generated,
    log: part,
  });
  await rm(stamp, {force: true});
  for (const {next, place, aside} of folders) {
    await swapIn(next, place, aside);
  }
  await writeFile(stamp, inputs);
  say(
    `Built ${part === undefined ? '' : `${part} `}in ${(built.seconds + prepared.seconds).toFixed(0)} s`,
  );
}

/**
 * Builds both languages in a temporary folder, prepares them for serving and moves them to their
 * place when they are complete. Nothing is built if no input has changed since the last build.
 * Parallel builds would delete each other's files, so the second waits for the first.
 * @param {Build} build
 * @returns {Promise<void>}
 */
export const buildIfChanged = (build) => buildAlone(build.cache, () => buildUnlocked(build));
