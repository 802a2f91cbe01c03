import {chmod, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Does some work in a temporary folder, and removes the folder, also after an error. All users can
 * read it.
 * @param prefix the beginning of the folder's name
 */
export async function withFolder<T>(
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  try {
    // nginx's workers run as another user.
    await chmod(folder, 0o755);
    return await work(folder);
  } finally {
    await rm(folder, {recursive: true});
  }
}
