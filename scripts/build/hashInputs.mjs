import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * What stands in the project's folder and cannot change the built site. Everything else counts,
 * so that a folder added later is never forgotten.
 */
const ignored = new Set([
  'node_modules',
  'build',
  'build-analysis',
  '.docusaurus',
  '.cache',
  '.git',
  '.ci',
  'checks',
  'tests',
  'bench',
  'deploy',
  'docs',
  'scripts',
  'server',
  'test-results',
  '__tests__',
  'coverage',
]);

/** The environment variables that config reads. */
const variables = ['SITE_URL', 'COMPANY_URL', 'ANALYTICS_URL'];

/**
 * @param {string} folder
 * @param {boolean} top
 * @returns {Promise<string[]>}
 */
async function inputFiles(folder, top) {
  const entries = await readdir(folder, {withFileTypes: true});
  const lists = await Promise.all(
    entries
      .filter(
        ({name}) =>
          !ignored.has(name) && !(top && /\.(md|log)$|^eslint|^playwright|^vitest/.test(name)),
      )
      .map((entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory()
          ? inputFiles(file, false)
          : Promise.resolve(entry.isFile() ? [file] : []);
      }),
  );
  return lists.flat();
}

/**
 * A hash of everything that the built site is made from.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function hashInputs(root) {
  const hash = createHash('sha256');
  const files = (await inputFiles(root, true)).sort();
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  for (const name of variables) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}
