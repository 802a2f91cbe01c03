import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';

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
 * Reads who holds a lock; returns `undefined` if it has gone. Any other error is thrown: waiting for
 * a lock that cannot be read would never end.
 * @param {string} file
 */
const read = (file) =>
  readFile(file, 'utf8').catch((/** @type {unknown} */ error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });

/**
 * Removes a stale lock, under a lock of the removal: otherwise another process could remove and
 * take the lock between the comparison and the removal here, and would lose it.
 * @param {string} file
 * @param {string} holder The content of the stale lock.
 * @returns {Promise<void>}
 */
const clear = (file, holder) =>
  withLock(
    `${file}.clearing`,
    () => undefined,
    async () => {
      if ((await read(file)) === holder) {
        await rm(file);
      }
    },
  );

/**
 * Takes a lock. If the process that holds it has ended without releasing it, it is taken over.
 * @param {string} file
 * @param {(holder: string) => void} onHeld
 */
async function acquire(file, onHeld) {
  /** @type {string | undefined} */
  let seen;
  while (!(await take(file))) {
    const holder = await read(file);
    // An empty file means that the id is being written; if it stays empty, the writer was killed.
    const unfinished = holder === '' && seen !== '';
    seen = holder;
    if (holder !== undefined && !unfinished && !runs(holder)) {
      await clear(file, holder);
      continue;
    }
    if (holder) {
      onHeld(holder);
    }
    await setTimeout(lookEveryMs);
  }
}

/**
 * Runs work under a lock, a file with the id of this process, which only one process holds at a time.
 * @template T
 * @param {string} file
 * @param {(holder: string) => void} onHeld Called at each look while another process holds the
 *   lock. It may throw to end the waiting.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onHeld, work) {
  await mkdir(path.dirname(file), {recursive: true});
  await acquire(file, onHeld);
  try {
    return await work();
  } finally {
    await rm(file, {force: true});
  }
}
