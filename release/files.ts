import {readdir, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Returns the sorted paths of all files below a folder, relative to it, with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Writes a file, and creates its folder if it is missing. */
export async function writeNewFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
