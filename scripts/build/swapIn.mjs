import {existsSync, renameSync} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/**
 * Puts a new folder in the place of an old one. Between the two renames there is none for some
 * microseconds, for which the server of the preview waits (`server/serve.ts`).
 * @param {string} next
 * @param {string} place
 * @param {string} aside where the old one goes until it is deleted
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
  // Answers that have begun to look for a file of the old one find it.
  await setTimeout(200);
  await rm(aside, {recursive: true, force: true});
}

/**
 * Puts the old folder back where a process was killed just between the two renames.
 * @param {string} place
 * @param {string} aside
 */
export function restore(place, aside) {
  if (!existsSync(place) && existsSync(aside)) {
    renameSync(aside, place);
  }
}
