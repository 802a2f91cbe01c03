import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the ids of all products, which are the docs versions of the framework.
 * @param {string} root folder of the project
 * @returns {Promise<string[]>}
 */
export async function readProducts(root) {
  return JSON.parse(await readFile(path.join(root, 'versions.json'), 'utf8'));
}
