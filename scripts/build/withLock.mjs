import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {say} from '../run/say.mjs';

/** Polling interval of a waiting process. A killed process does not release the lock. */
const lookEveryMs = 250;

/**
 * Whether the process whose id is in a lock is running. If the file contains this process's own id,
 * the id was recycled, as in a restarted container: a process never waits for itself.
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
    // The process exists but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} file
 * @returns {Promise<boolean>} Whether this process now holds the lock.
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
 * Removes a stale lock. If another process has removed it at the same moment and taken the lock,
 * that process gets its lock back.
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
 * Runs work that only one process of this working copy may do at a time. The lock file contains the
 * id of that process. If the process has ended without releasing the lock, the lock is taken over.
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
    // An empty file means that the id is being written; if it stays empty, the writer was killed.
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
