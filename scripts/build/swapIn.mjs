import {existsSync, renameSync} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/**
 * Replaces an old folder with a new one. Between the two renames no folder exists for some
 * microseconds, during which the server of the preview waits (`server/serve.ts`).
 * @param {string} next
 * @param {string} place
 * @param {string} aside temporary place of the old folder until it is deleted
 * @returns {Promise<void>}
 */
export async function swapIn(next, place, aside) {
  await rm(aside, {recursive: true, force: true});
  await mkdir(path.dirname(aside), {recursive: true});
  const hasOld = existsSync(place);
  if (hasOld) {
    renameSync(place, aside);
  }
  try {
    renameSync(next, place);
  } catch (error) {
    if (hasOld) {
      renameSync(aside, place);
    }
    throw error;
  }
  // Requests that have already started to read a file of the old folder still find it.
  await setTimeout(200);
  await rm(aside, {recursive: true, force: true});
}

/**
 * Restores the old folder if a process was killed between the two renames.
 * @param {string} place
 * @param {string} aside
 */
export function restore(place, aside) {
  if (!existsSync(place) && existsSync(aside)) {
    renameSync(aside, place);
  }
}
