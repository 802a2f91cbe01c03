import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {say} from '../run/say.mjs';

/** How often a waiting process reads the lock. A process that is killed does not release it. */
const lookEveryMs = 250;

/**
 * Whether the process that wrote its number into a lock runs. Our own process id in the file means
 * a recycled id, as in a container that starts again: a process never waits for itself.
 * @param {string} holder
 */
function runs(holder) {
  const id = Number(holder);
  if (!(id > 0) || id === process.pid) {
    return false;
  }
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It belongs to another process.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} file
 * @returns {Promise<boolean>} Whether the lock is ours now.
 */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/**
 * Removes a stale lock. Another process may have removed it at the same moment and taken the lock
 * again: then it gets its lock back.
 * @param {string} file
 * @param {string} holder The content of the stale lock.
 */
async function clear(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) === holder) {
    await rm(aside);
  } else {
    await rename(aside, file);
  }
}

/**
 * Does work that only one process of this working copy may do at a time. The file holds the number
 * of the process that does it. A process that is gone has left its lock behind, which is taken over.
 * @param {string} file
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function withLock(file, work) {
  await mkdir(path.dirname(file), {recursive: true});
  let said = false;
  /** @type {string | undefined} */
  let seen;
  while (!(await take(file))) {
    const holder = await readFile(file, 'utf8').catch(() => undefined);
    // Its number is being written, unless that takes long: then the machine stopped just there.
    const unfinished = holder === '' && seen !== '';
    seen = holder;
    if (holder !== undefined && !unfinished && !runs(holder)) {
      await clear(file, holder);
      continue;
    }
    if (holder && !said) {
      said = true;
      say(`Waiting for process ${holder}, which builds already (if it does not, delete ${file}) …`);
    }
    await setTimeout(lookEveryMs);
  }
  try {
    await work();
  } finally {
    await rm(file, {force: true});
  }
}
