import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {acquire} from './lock.mjs';
import {Refusal} from './Refusal.mjs';

/**
 * Changes a folder of releases under a lock. A second command fails instead of waiting: the state
 * that it was meant for may have changed.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(root, work) {
  await mkdir(root, {recursive: true});
  const lock = path.join(root, '.lock');
  await acquire(lock, (holder) => {
    throw new Refusal(
      `Process ${holder} is changing ${root}: try again when it has ended (if it is no command of releases, delete ${lock}).`,
    );
  });
  try {
    return await work();
  } finally {
    await rm(lock, {force: true});
  }
}
