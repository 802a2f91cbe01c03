import {readdir, readFile, readlink} from 'node:fs/promises';
import path from 'node:path';
import {Refusal} from './Refusal.mjs';

/** When the release was published; written into each one. */
export const publishedFile = '.server/published';

/**
 * Beginnings of the names of what is being written and removed; `publish` deletes what a killed
 * command left.
 */
export const incoming = '.incoming-';
export const removed = '.removed-';

/**
 * @typedef {object} Release
 * @property {string} name
 * @property {string} folder
 * @property {Date} published
 * @property {boolean} isCurrent Whether readers get it.
 */

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} The name of the release that readers get.
 * @throws {Refusal} if `current` is a folder or a file, which no switch can replace.
 */
export async function currentName(root) {
  const current = path.join(root, 'current');
  try {
    return path.basename(await readlink(current));
  } catch (error) {
    const {code} = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EINVAL') {
      throw new Refusal(
        `${current} is no link to a release: move it away, then run the command again.`,
      );
    }
    if (code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * The whole releases of a folder, the newest first. Folders that begin with a dot are on their way
 * in or out.
 * @param {string} root
 * @returns {Promise<Release[]>}
 */
export async function listReleases(root) {
  const current = await currentName(root);
  const entries = await readdir(root, {withFileTypes: true});
  const releases = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(async ({name}) => {
        const folder = path.join(root, name);
        const text = await readFile(path.join(folder, publishedFile), 'utf8').catch(
          () => undefined,
        );
        return text === undefined
          ? []
          : [{name, folder, published: new Date(text.trim()), isCurrent: name === current}];
      }),
  );
  return releases
    .flat()
    .sort((a, b) => b.published.getTime() - a.published.getTime() || (a.name < b.name ? 1 : -1));
}
