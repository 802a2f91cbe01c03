import {cp, lstat, mkdir, readdir, realpath, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashedFiles} from './hashedFiles.mjs';
import {incoming, listReleases, publishedFile, removed} from './listReleases.mjs';
import {Refusal} from './Refusal.mjs';
import {shareHashedFiles} from './shareHashedFiles.mjs';
import {switchTo} from './switchTo.mjs';

/** What a command that was killed has left behind.
 * @param {string} root
 */
async function clearRemains(root) {
  for (const name of await readdir(root)) {
    if (name.startsWith(incoming) || name.startsWith(removed)) {
      await rm(path.join(root, name), {recursive: true, force: true});
    }
  }
}

/** `2026-11-22-184110`, in UTC.
 * @param {Date} date
 */
const nameAt = (date) => date.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/**
 * Copies a build into a folder among the releases. The folder gets its name when it is whole and has
 * the hashed files of the other releases, which get its own before readers are switched to it.
 * @param {string} root
 * @param {string} build
 * @param {{name?: string | undefined, switches?: boolean, now?: Date}} [options]
 * @returns {Promise<string>} What was done.
 */
export async function publish(root, build, {name, switches = true, now = new Date()} = {}) {
  await hashedFiles(build);
  const chosen = name ?? nameAt(now);
  if (!/^[\w][\w.-]*$/.test(chosen) || chosen === 'current') {
    throw new Refusal(
      `"${chosen}" cannot be the name of a release: use letters, digits, dots and hyphens.`,
    );
  }
  const folder = path.join(root, chosen);
  const isTaken = await lstat(folder).then(
    () => true,
    () => false,
  );
  if (isTaken) {
    throw new Refusal(`${folder} exists already: choose another name with --name.`);
  }
  await clearRemains(root);
  const others = (await listReleases(root)).map((release) => release.folder);
  const arriving = path.join(root, `${incoming}${chosen}`);
  try {
    // A link would be copied as a link.
    await cp(await realpath(build), arriving, {recursive: true, preserveTimestamps: true});
    await mkdir(path.join(arriving, '.server'), {recursive: true});
    await writeFile(path.join(arriving, publishedFile), `${now.toISOString()}\n`);
    const shared = await shareHashedFiles([arriving, ...others]);
    await rename(arriving, folder);
    const said = `${chosen} is published, and ${shared} hashed files are shared with ${others.length} other releases.`;
    return switches ? `${said}\n${await switchTo(root, chosen)}` : said;
  } finally {
    await rm(arriving, {recursive: true, force: true});
  }
}
