import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {runProgram} from '../run/runProgram.mjs';
import {say} from '../run/say.mjs';
import {CliError} from '../run/CliError.mjs';
import {matchesLock} from './matchesLock.mjs';
import {withTarballs} from './withTarballs.mjs';

/** @param {string} file */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Installs the locked packages if they are absent or differ from the lock file.
 * @returns {Promise<void>}
 */
export async function ensurePackages() {
  const wanted = await readJson('package-lock.json');
  if (!wanted) {
    throw new CliError('package-lock.json is missing: restore it from the repository.');
  }
  const installed = await readJson('node_modules/.package-lock.json');
  if (installed && matchesLock(wanted, installed)) {
    return;
  }
  say(installed ? 'Packages differ from package-lock.json: installing …' : 'Installing packages …');
  // The npm that started this process is used, so that npm need not be on the path.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // npm prefers this file to package-lock.json, which an interrupted installation leaves unchanged.
  const lockOfThisRun = path.join(root, 'npm-shrinkwrap.json');
  try {
    const {output: answer} = await runProgram('registry', [...npm, 'config', 'get', 'registry']);
    const registry = /^https?:\S+$/m.exec(answer)?.[0];
    if (registry !== undefined) {
      await writeFile(lockOfThisRun, JSON.stringify(withTarballs(wanted, registry)));
    }
    const {ok, seconds, output} = await runProgram('install', [...npm, 'ci']);
    if (!ok) {
      throw new CliError(`${output}\nInstalling the packages failed; npm's reason is above.`);
    }
    say(`Packages installed, ${seconds.toFixed(0)} s`);
  } finally {
    await rm(lockOfThisRun, {force: true});
  }
}
