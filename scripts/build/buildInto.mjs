// cspell:ignore hugetlb mmap TUNABLES
import path from 'node:path';
import {root} from '../root.mjs';
import {say} from '../run/say.mjs';
import {runBuildProgram} from './runBuildProgram.mjs';

/**
 * Settings of glibc's `malloc` for compression: huge pages, one arena, and nothing goes back to the
 * system. Brotli takes and returns megabytes for each file, and by default every return costs the
 * kernel's work for each page of memory: compressing a page took 330 to 356 ms of processor time with
 * these settings and 597 to 686 without (one virtual machine, in turns). Other C libraries ignore them.
 */
const keepMemory = [
  'hugetlb=1',
  'arena_max=1',
  'mmap_threshold=1073741824',
  'trim_threshold=4294967296',
  'top_pad=67108864',
]
  .map((setting) => `glibc.malloc.${setting}`)
  .join(':');

/**
 * Builds both languages of the site or of a part, and prepares them for serving.
 * @param {object} target
 * @param {string | undefined} [target.part] Id of the product, if it is a part.
 * @param {string} target.site Folder of the built pages.
 * @param {string} target.untrimmed Folder of the stylesheets as they were compiled.
 * @param {string} target.generated Folder of the files that the framework generates, relative to the
 *   project.
 * @param {string | undefined} [target.log] End of the names of the logs.
 * @param {Readonly<Record<string, string>>} [more] Further environment variables.
 * @returns {Promise<Record<'built' | 'prepared', {seconds: number, output: string}>>} The costs of
 *   the two programs.
 */
export async function buildInto({part, site, untrimmed, generated, log}, more = {}) {
  const env = {SITE_PART: part ?? '', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated, ...more};
  const logName = (/** @type {string} */ step) => (log === undefined ? step : `${step}-${log}`);
  say(`Building ${part ?? 'both languages'} …`);
  const built = await runBuildProgram(
    logName('build'),
    ['docusaurus', 'build', '--out-dir', path.relative(root, site)],
    'The build failed; the reason is above, and the last build is as it was.',
    env,
  );
  say('Writing headers, redirects and compressed files …');
  const prepared = await runBuildProgram(
    logName('release'),
    ['tsx', 'release/main.ts', site, untrimmed],
    'Preparing the site for serving failed; the reason is above, and the last build is as it was.',
    {...env, GLIBC_TUNABLES: keepMemory},
  );
  return {built, prepared};
}
