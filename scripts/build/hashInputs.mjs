import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Entries at the top of the project that cannot change the built site. All other entries count, so
 * that a folder added later is included. Below the top these names are not ignored: code may be in a
 * `build/`, articles in a `docs/`. `checks/` counts because the notes about newer sections read
 * pages with its parser.
 */
const ignoredAtTop = new Set([
  'build',
  'build-analysis',
  '.git',
  '.ci',
  'tests',
  'bench',
  'deploy',
  'docs',
  'scripts',
  'server',
  'test-results',
  'writing',
  'coverage',
]);

/** The only folder of `scripts/` that affects how the site is built. */
const builder = 'scripts/build';

/** Folders that tools and tests create in any folder. */
const ignored = new Set(['node_modules', '__tests__', '.docusaurus', '.cache']);

/** Documents about the project, and settings of tools that only read it. */
const aboutProject = /\.(md|log)$|^eslint|^playwright|^vitest/;

/** The environment variables that config and plugins read. */
const variables = /^(?:[A-Z_]+_URL|REQUIRE_ADDRESSES|BUNDLE_REPORT)$/;

/**
 * @param {string} folder
 * @param {(name: string) => boolean} [counts] Selects the folder's own entries that count.
 * @returns {Promise<string[]>}
 */
async function inputFiles(folder, counts = () => true) {
  const entries = await readdir(folder, {withFileTypes: true});
  const lists = await Promise.all(
    entries
      .filter(({name}) => !ignored.has(name) && counts(name))
      .map((entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory()
          ? inputFiles(file)
          : Promise.resolve(entry.isFile() ? [file] : []);
      }),
  );
  return lists.flat();
}

/** @param {string} name */
const countsAtTop = (name) => !ignoredAtTop.has(name) && !aboutProject.test(name);

/**
 * Returns a hash of everything that the built site is made from, including the code that builds it.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function hashInputs(root) {
  const hash = createHash('sha256').update(`${process.version}\0`);
  const lists = await Promise.all([
    inputFiles(root, countsAtTop),
    inputFiles(path.join(root, builder)),
  ]);
  const files = lists.flat().sort();
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  for (const name of Object.keys(process.env)
    .filter((name) => variables.test(name))
    .sort()) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}
