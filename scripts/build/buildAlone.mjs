import path from 'node:path';
import {withLock} from '../../deploy/releases/lock.mjs';
import {root} from '../root.mjs';
import {CliError} from '../run/CliError.mjs';
import {say} from '../run/say.mjs';
import {describeDiskError} from './describeDiskError.mjs';

/**
 * Runs a build while no other process builds in the same folder. A second process waits. A full or
 * read-only disk is reported in one sentence.
 * @param {string} cache folder of the lock, relative to the project
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function buildAlone(cache, work) {
  const lock = path.resolve(root, cache, 'build.lock');
  let said = false;
  /** @param {string} holder */
  const sayOnce = (holder) => {
    if (!said) {
      said = true;
      say(`Waiting for process ${holder}, which builds already (if it does not, delete ${lock}) …`);
    }
  };
  try {
    await withLock(lock, sayOnce, work);
  } catch (error) {
    const sentence = error instanceof CliError ? undefined : describeDiskError(String(error));
    throw sentence === undefined ? error : new CliError(sentence);
  }
}
