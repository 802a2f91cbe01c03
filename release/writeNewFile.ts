import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and makes the folder that it stands in where there is none yet. */
export async function writeNewFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
