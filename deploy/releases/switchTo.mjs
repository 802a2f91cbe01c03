import {readFile, rename, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {currentName, listReleases} from './listReleases.mjs';
import {Refusal} from './Refusal.mjs';
import {shareHashedFiles} from './shareHashedFiles.mjs';

/** What nginx reads once, when it starts. */
const nginxFiles = ['.server/nginx-http.conf', '.server/nginx-server.conf'];

/** @param {string} folder */
const settingsOf = (folder) =>
  Promise.all(
    nginxFiles.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')),
  ).then((texts) => texts.join('\0'));

/**
 * Leads readers to a release, in one step: they get the old one or the new one, never a gap.
 * @param {string} root
 * @param {string} name
 * @returns {Promise<string>} What was done.
 */
export async function switchTo(root, name) {
  const releases = await listReleases(root);
  const release = releases.find((one) => one.name === name);
  if (!release) {
    throw new Refusal(`There is no release "${name}" in ${root}; "list" names them.`);
  }
  if (release.isCurrent) {
    return `${name} is the current release already.`;
  }
  // A command that was killed may have shared only some.
  await shareHashedFiles(releases.map(({folder}) => folder));
  const before = await currentName(root);
  const next = path.join(root, '.next');
  await rm(next, {force: true});
  await symlink(name, next);
  await rename(next, path.join(root, 'current'));
  const said = `Readers get ${name}${before === undefined ? '' : `, and got ${before} before`}.`;
  const changed =
    before !== undefined &&
    (await settingsOf(release.folder)) !== (await settingsOf(path.join(root, before)));
  return changed
    ? `${said}\nIts redirects or headers differ. The pages of this release answer moved addresses themselves until nginx reads its settings again: nginx -t && nginx -s reload, when few readers are there.`
    : said;
}
