import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and creates its folder if it is missing. */
export async function writeNewFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
