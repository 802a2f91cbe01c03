import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';

/**
 * Returns the names of all content checks, sorted. It searches the source text, because importing
 * the checks takes a second and needs the installed packages.
 * @returns {Promise<string[]>}
 */
export async function readContentChecks() {
  const folder = path.join(root, 'checks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap((text) => /^ {2}name: '([a-z-]+)',$/m.exec(text)?.[1] ?? []).sort();
}
