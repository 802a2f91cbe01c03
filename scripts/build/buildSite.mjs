import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {runProgram} from '../run/runProgram.mjs';
import {say} from '../run/say.mjs';
import {StopWithSentence} from '../run/StopWithSentence.mjs';
import {hashInputs} from './hashInputs.mjs';
import {withLock} from './withLock.mjs';

const lock = path.join(root, '.cache/build.lock');
const stamp = path.join(root, '.cache/build.sha256');
/** Both languages, what the tests compare them with, and the file that is written last. */
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
  const inputs = await hashInputs(root);
  if ((await builtFrom()) === inputs) {
    say('The site is unchanged since the last build');
    return;
  }
  await rm(stamp, {force: true});
  say('Building both languages …');
  const site = await runProgram('build', ['docusaurus', 'build'], {
    // The persistent cache does not see changes of our plugins (framework-notes 9).
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production'},
  });
  if (!site.ok) {
    throw new StopWithSentence(`${site.output}\nThe build failed; the reason is above.`);
  }
  say('Writing headers, redirects and compressed files …');
  const release = await runProgram('release', ['tsx', 'release/main.ts']);
  if (!release.ok) {
    throw new StopWithSentence(
      `${release.output}\nPreparing the site for serving failed; the reason is above.`,
    );
  }
  await mkdir(path.dirname(stamp), {recursive: true});
  await writeFile(stamp, inputs);
  say(`Built in ${(site.seconds + release.seconds).toFixed(0)} s`);
}

/**
 * Builds both languages into `build/` and prepares them for serving, unless nothing they are made
 * from has changed since the last build. Two at once would clear each other's files, so the second
 * waits for the first.
 * @returns {Promise<void>}
 */
export const buildSite = () => withLock(lock, buildIfChanged);
