import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a new file and creates its folders. */
export async function addFile(root: string, file: string, content: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content, {flag: 'wx'});
}

/**
 * Replaces one text of a file.
 * @throws If the file does not contain the text, or contains it more than once: then an edit that
 *   CONTRIBUTING.md documents is no longer made in this place.
 */
export async function replaceOnce(
  root: string,
  file: string,
  text: string,
  replacement: string,
): Promise<void> {
  const target = path.join(root, file);
  const parts = (await readFile(target, 'utf8')).split(text);
  if (parts.length !== 2) {
    throw new Error(
      `${file} contains ${JSON.stringify(text)} ${String(parts.length - 1)} times instead of once. ` +
        'Fix: correct the edit in tests/growth/, and CONTRIBUTING.md with it.',
    );
  }
  await writeFile(target, parts.join(replacement));
}
