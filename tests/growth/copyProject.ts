import {execFile} from 'node:child_process';
import {copyFile, mkdir, symlink} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

/**
 * Copies the files of a project that git tracks, with their content in the working tree, and links
 * its packages.
 * @throws If the project is not a git checkout.
 */
export async function copyProject(root: string, copy: string): Promise<void> {
  const {stdout} = await promisify(execFile)('git', ['ls-files', '-z'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(copy, file)), {recursive: true});
    await copyFile(path.join(root, file), path.join(copy, file));
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}
