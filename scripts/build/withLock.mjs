import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {acquire} from '../../deploy/releases/lock.mjs';
import {say} from '../run/say.mjs';

/**
 * Runs work that only one process of this working copy may do at a time. A second process waits.
 * @param {string} file
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function withLock(file, work) {
  await mkdir(path.dirname(file), {recursive: true});
  let said = false;
  await acquire(file, (holder) => {
    if (!said) {
      said = true;
      say(`Waiting for process ${holder}, which builds already (if it does not, delete ${file}) …`);
    }
  });
  try {
    await work();
  } finally {
    await rm(file, {force: true});
  }
}
