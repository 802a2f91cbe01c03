import {readdir, readFile, realpath} from 'node:fs/promises';
import path from 'node:path';
import {shortName} from '../../src/lib/shortName.ts';

const localName = /[.#]([A-Za-z_-][\w-]*)|@keyframes\s+([\w-]+)/g;

/**
 * Returns the names that a CSS module may define, each once, in order: classes, ids and animations.
 * False matches in comments or addresses are harmless.
 */
export function localNamesIn(css: string): readonly string[] {
  return [
    ...new Set([...css.matchAll(localName)].map(([, name, animation]) => name ?? animation ?? '')),
  ];
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the class name for local name number `local` of CSS module number `file`, such as `_bkC`.
 * Lower-case letters encode the file and capitals the class, so that no two pairs share a name. The
 * underscore avoids collisions with names of the theme.
 */
export function shortClassName(file: number, local: number): string {
  return `_${shortName(file)}${shortName(local, upper)}`;
}

/** Short class names by local name, by the path of the CSS module. */
export type ClassNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

const isCssModule = (file: string) => file.endsWith('.module.css');

async function modulesIn(folder: string): Promise<string[]> {
  // The bundler uses real paths, and the folder of packages may be a symbolic link.
  const root = await realpath(folder);
  const files = await readdir(root, {recursive: true});
  return files
    .filter(isCssModule)
    .sort()
    .map((file) => path.join(root, file));
}

/**
 * Gives each local name of the CSS modules in some folders a short class name. It depends only on
 * the order of folders and files and on the text of the module, so it is the same in each build, in
 * both languages, and for server and client code.
 */
export async function readClassNames(folders: readonly string[]): Promise<ClassNames> {
  const files = (await Promise.all(folders.map(modulesIn))).flat();
  return new Map(
    await Promise.all(
      files.map(async (file, index): Promise<[string, ReadonlyMap<string, string>]> => {
        const names = localNamesIn(await readFile(file, 'utf8'));
        return [file, new Map(names.map((name, local) => [name, shortClassName(index, local)]))];
      }),
    ),
  );
}
