import {existsSync} from 'node:fs';
import {copyFile, link, mkdir, rename} from 'node:fs/promises';
import path from 'node:path';
import {hashedFiles} from './hashedFiles.mjs';
import {incoming} from './listReleases.mjs';

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';

/**
 * Gives a file a second name. Where the file system has no hard links, or a file has too many names
 * already, it is copied.
 * @param {string} source
 * @param {string} target
 * @param {string} begun Where a copy is written, so that a killed command leaves no part of it at the
 *   target.
 * @param {boolean} [hasFolder] Whether the folder of the target is known to be there.
 * @returns {Promise<boolean>} Whether there is a file at the target that was not there before.
 */
async function give(source, target, begun, hasFolder = false) {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    switch (codeOf(error)) {
      case 'EEXIST':
        return false;
      case 'ENOENT':
        // A compressed copy that the build did not write, or a folder that the target lacks.
        if (hasFolder || !existsSync(source)) {
          return false;
        }
        await mkdir(path.dirname(target), {recursive: true});
        return give(source, target, begun, true);
      case 'EPERM':
      case 'ENOTSUP':
      case 'EMLINK':
        await copyFile(source, begun);
        await rename(begun, target);
        return true;
      default:
        throw error;
    }
  }
}

/**
 * Gives each release the hashed files of all others, as second names of the same files. A page that
 * was opened before a switch then finds its scripts after it, whichever way the switch went. The
 * names carry hashes of the content, so no file is ever replaced.
 * @param {readonly string[]} folders
 * @returns {Promise<number>} How many files were given.
 */
export async function shareHashedFiles(folders) {
  let given = 0;
  /** @type {Set<string>} */
  const seen = new Set();
  for (const source of folders) {
    // No release has a name that begins with a dot.
    const begun = path.join(path.dirname(source), `${incoming}.file`);
    const files = (await hashedFiles(source)).filter((file) => !seen.has(file));
    for (const file of files) {
      seen.add(file);
      for (const target of folders) {
        const isNew =
          target !== source &&
          (await give(path.join(source, file), path.join(target, file), begun));
        given += Number(isNew);
      }
    }
  }
  return given;
}
