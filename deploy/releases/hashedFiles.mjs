import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Refusal} from './Refusal.mjs';

/** Forms in which a file of the site exists. */
const endings = ['', '.br', '.gz'];

/**
 * The files that a release built itself and whose names carry a hash of their content, with their
 * compressed copies, which may be absent. Files kept for other releases are not among them.
 * @param {string} folder
 * @returns {Promise<string[]>} Relative paths.
 */
export async function hashedFiles(folder) {
  const file = path.join(folder, '.server/release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} is missing: ${folder} is no finished build.`);
  });
  /** @type {{hashedFiles: readonly string[]}} */
  const {hashedFiles: names} = JSON.parse(text);
  return names.flatMap((name) => endings.map((ending) => `${name.slice(1)}${ending}`));
}
