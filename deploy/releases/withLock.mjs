import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {Refusal} from './Refusal.mjs';

/** @param {number} id */
function runs(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

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
  const take = () => writeFile(lock, String(process.pid), {flag: 'wx'});
  try {
    await take();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
      throw error;
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder > 0 && runs(holder)) {
      throw new Refusal(`Process ${holder} is changing ${root}: try again when it has ended.`);
    }
    // Its process was killed. Where another command has noticed that as well, one of them is refused.
    const aside = `${lock}-${process.pid}`;
    await rename(lock, aside);
    await rm(aside);
    await take();
  }
  try {
    return await work();
  } finally {
    await rm(lock, {force: true});
  }
}
