import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {say} from '../run/say.mjs';
import {CliError} from '../run/CliError.mjs';
import {describeDiskError} from './describeDiskError.mjs';
import {hashInputs} from './hashInputs.mjs';
import {runBuildProgram} from './runBuildProgram.mjs';
import {restore, swapIn} from './swapIn.mjs';
import {withLock} from './withLock.mjs';

const lock = path.join(root, '.cache/build.lock');
const stamp = path.join(root, '.cache/build.sha256');

/** The folders of a build, and the temporary folders in which they are built. */
const parts = ['build', '.cache/untrimmed'].map((place) => ({
  place: path.join(root, place),
  next: path.join(root, '.cache/next', path.basename(place)),
  aside: path.join(root, '.cache/replaced', path.basename(place)),
}));

/** Both languages, the data that the tests compare them with, and the file that is written last. */
const outputs = [
  'build/index.html',
  'build/en/index.html',
  '.cache/untrimmed',
  'build/.server/release.json',
];

async function builtFrom() {
  return outputs.every((file) => existsSync(path.join(root, file)))
    ? readFile(stamp, 'utf8').catch(() => undefined)
    : undefined;
}

async function buildIfChanged() {
  parts.forEach(({place, aside}) => restore(place, aside));
  const inputs = await hashInputs(root);
  if ((await builtFrom()) === inputs) {
    say('The site is unchanged since the last build');
    return;
  }
  const [site = '', untrimmed = ''] = parts.map(({next}) => next);
  // Programs of a killed build may write for a moment longer until they end.
  await rm(path.dirname(site), {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  say('Building both languages …');
  const built = await runBuildProgram(
    'build',
    ['docusaurus', 'build', '--out-dir', path.relative(root, site)],
    'The build failed; the reason is above, and the last build is as it was.',
  );
  say('Writing headers, redirects and compressed files …');
  const prepared = await runBuildProgram(
    'release',
    ['tsx', 'release/main.ts', site, untrimmed],
    'Preparing the site for serving failed; the reason is above, and the last build is as it was.',
  );
  await rm(stamp, {force: true});
  for (const {next, place, aside} of parts) {
    await swapIn(next, place, aside);
  }
  await writeFile(stamp, inputs);
  say(`Built in ${(built + prepared).toFixed(0)} s`);
}

/**
 * Builds both languages in a temporary folder, prepares them for serving and moves them to `build/`
 * when they are complete. Nothing is built if no input has changed since the last build. Parallel
 * builds would delete each other's files, so the second waits for the first.
 * @returns {Promise<void>}
 */
export async function buildSite() {
  try {
    await mkdir(path.dirname(lock), {recursive: true});
    await withLock(lock, buildIfChanged);
  } catch (error) {
    const sentence = error instanceof CliError ? undefined : describeDiskError(String(error));
    throw sentence === undefined ? error : new CliError(sentence);
  }
}
