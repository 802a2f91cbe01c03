import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../static/samples');

/** The practice files of the repository by path in `static/samples/`. */
export function committed(): Readonly<Record<string, Uint8Array>> {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return Object.fromEntries(
    names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => path.extname(name) !== '')
      .map((name) => [name, readFileSync(path.join(folder, name))]),
  );
}

/**
 * Returns one of the practice files.
 * @throws Error if it does not exist.
 */
export function committedFile(name: string): Uint8Array {
  const file = committed()[name];
  if (!file) {
    throw new Error(`static/samples/${name} does not exist: npx tsx scripts/make-samples.mjs`);
  }
  return file;
}
