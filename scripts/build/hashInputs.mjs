import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {commonPart} from '../../config/commonPart.mjs';
import {readProducts} from './readProducts.mjs';

/**
 * Entries at the top of the project that cannot change the built site. All other entries count, so
 * that a folder added later is included. Below the top these names are not ignored: code may be in a
 * `build/`, articles in a `docs/`.
 */
const ignoredAtTop = new Set([
  'build',
  'build-analysis',
  '.git',
  '.ci',
  'checks',
  'mcp',
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

/** Documents about the project, exports of its texts, and settings of tools that only read it. */
const aboutProject =
  /\.(md|log|tmx|xlf)$|^playwright|^vitest|^stylelint|^(cspell|knip|\.oxlintrc|\.prettierrc)\.json$/;

/** The environment variables that config and plugins read, without the addresses of products. */
const variables = [
  'ACCOUNT_URL',
  'ANALYTICS_URL',
  'BUNDLE_REPORT',
  'COMPANY_URL',
  'FEEDBACK_URL',
  'JAVA_CLIENT_URL',
  'REQUIRE_ADDRESSES',
  'SALES_URL',
  'SITE_URL',
  'SUPPORT_URL',
];

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

/** Matches an article. The group is its product. */
const article =
  /^(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\//;

const frontMatter = /^---\r?\n.*?\r?\n---/s;

/** The agreed state of each section, one in a line that starts with its product. */
const freshness = 'data/freshness.json';

/**
 * Returns the content of a file that a part depends on. Of an article of another product a part
 * shows title and description only; the part with the glossary reads all articles.
 * @param {string} file path relative to the project, with forward slashes
 * @param {Buffer} content
 * @param {string | undefined} part
 */
function relevantContent(file, content, part) {
  if (part === undefined || part === commonPart) {
    return content;
  }
  if (file === freshness) {
    return content
      .toString()
      .split('\n')
      .filter((line) => line.trimStart().startsWith(`"${part}/`))
      .join('\n');
  }
  const product = article.exec(file)?.[1];
  return product === undefined || product === part
    ? content
    : (frontMatter.exec(content.toString())?.[0] ?? content);
}

/**
 * Returns a hash of everything that the built site, or a part of it, is made from, including the
 * code that builds it.
 * @param {string} root
 * @param {string} [part] id of the product
 * @returns {Promise<string>}
 */
export async function hashInputs(root, part) {
  const hash = createHash('sha256').update(`${process.version}\0${part ?? ''}\0`);
  const lists = await Promise.all([
    inputFiles(root, countsAtTop),
    inputFiles(path.join(root, builder)),
  ]);
  const files = lists.flat().sort();
  for (const file of files) {
    const name = path.relative(root, file).split(path.sep).join('/');
    hash
      .update(`${name}\0`)
      .update(relevantContent(name, await readFile(file), part))
      .update('\0');
  }
  const ofProducts = (await readProducts(root)).map((id) => `${id.toUpperCase()}_URL`);
  for (const name of [...variables, ...ofProducts]) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}
