import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashedFiles} from './hashedFiles.mjs';
import {listReleases, removed} from './listReleases.mjs';
import {Refusal} from './Refusal.mjs';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes one release, and its hashed files from those that remain. The folder goes last: a command
 * that was killed can be repeated.
 * @param {import('./listReleases.mjs').Release} release
 * @param {readonly import('./listReleases.mjs').Release[]} others
 */
async function removeOne({folder, name}, others) {
  const wanted = new Set((await Promise.all(others.map((one) => hashedFiles(one.folder)))).flat());
  const gone = (await hashedFiles(folder)).filter((file) => !wanted.has(file));
  for (const other of others) {
    for (const file of gone) {
      await rm(path.join(other.folder, file), {force: true});
    }
  }
  const aside = path.join(path.dirname(folder), `${removed}${name}`);
  await rename(folder, aside);
  await rm(aside, {recursive: true, force: true});
}

/**
 * Removes the named releases, or all that are neither among the newest `keep` nor younger than
 * `days`. The one that readers get always stays, and so do the hashed files of all that remain.
 * @param {string} root
 * @param {readonly string[]} names
 * @param {{keep?: number | undefined, days?: number | undefined, now?: Date}} [limits]
 * @returns {Promise<string>} What was done; empty where nothing was.
 */
export async function removeReleases(root, names, {keep, days, now = new Date()} = {}) {
  let releases = await listReleases(root);
  for (const name of names) {
    const release = releases.find((one) => one.name === name);
    if (!release) {
      throw new Refusal(`There is no release "${name}" in ${root}; "list" names them.`);
    }
    if (release.isCurrent) {
      throw new Refusal(`${name} is the current release: switch to another one first.`);
    }
  }
  const oldest = now.getTime() - (days ?? 0) * day;
  const limited = keep !== undefined || days !== undefined;
  const chosen = releases.filter(
    ({name, published, isCurrent}, index) =>
      names.includes(name) ||
      (limited &&
        names.length === 0 &&
        !isCurrent &&
        index >= (keep ?? 0) &&
        published.getTime() <= oldest),
  );
  for (const release of chosen) {
    releases = releases.filter((one) => one !== release);
    await removeOne(release, releases);
  }
  return chosen.map(({name}) => `${name} is removed.`).join('\n');
}
