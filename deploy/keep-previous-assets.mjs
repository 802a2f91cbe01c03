/**
 * Copies the hashed files of the previous release into the new one, so that pages opened before
 * the switch still find their scripts. The first release has none to keep. Plain Node, so that it
 * runs on a server without the project.
 *
 *     node deploy/keep-previous-assets.mjs <previous release> <new release>
 */
import {constants, existsSync} from 'node:fs';
import {access, copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';

const [previous, next] = process.argv.slice(2);
if (!previous || !next) {
  console.error('Name both folders: keep-previous-assets.mjs <previous release> <new release>');
  process.exit(1);
}

const description = path.join(previous, '.server/release.json');
if (!existsSync(description)) {
  console.log(`Nothing is kept: there is no ${description}, so this is the first release.`);
  process.exit();
}

/** @type {{hashedFiles: readonly string[]}} The files that the release built, not those it kept. */
const {hashedFiles} = JSON.parse(await readFile(description, 'utf8'));

let kept = 0;
for (const file of hashedFiles.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
  const source = path.join(previous, file);
  const target = path.join(next, file);
  const there = await access(source).then(
    () => true,
    () => false,
  );
  if (!there) {
    continue;
  }
  await mkdir(path.dirname(target), {recursive: true});
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL);
    kept += 1;
  } catch (error) {
    // The new release has the same file.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
      throw error;
    }
  }
}
console.log(`${kept} files of the previous release kept`);
