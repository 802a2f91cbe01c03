import {readdir, readFile, realpath} from 'node:fs/promises';
import path from 'node:path';
import {shortName} from '../../src/lib/shortName.ts';

const localName = /[.#]([A-Za-z_-][\w-]*)|@keyframes\s+([\w-]+)/g;

/**
 * The names that a CSS module may define, each once, in the order of the text: classes, ids and
 * animations. What merely looks like one, in a comment or an address, is among them and harmless.
 */
export function localNamesIn(css: string): readonly string[] {
  return [
    ...new Set([...css.matchAll(localName)].map(([, name, animation]) => name ?? animation ?? '')),
  ];
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The class name for local name number `local` of CSS module number `file`, such as `_bkC`. Small
 * letters name the file and capitals the class, so that no two pairs share a name; the underscore
 * keeps them apart from the names of the theme.
 */
export function shortClassName(file: number, local: number): string {
  return `_${shortName(file)}${shortName(local, upper)}`;
}

/** Short class names by local name, by the path of the CSS module. */
export type ClassNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

const isCssModule = (file: string) => file.endsWith('.module.css');

async function modulesIn(folder: string): Promise<string[]> {
  // As the bundler sees it: the packages may be a link.
  const root = await realpath(folder);
  const files = await readdir(root, {recursive: true});
  return files
    .filter(isCssModule)
    .sort()
    .map((file) => path.join(root, file));
}

/**
 * Gives each local name of the CSS modules in some folders a short class name. It depends on the
 * order of folders and files and on the module's text only: it is the same in each build, in both
 * languages, and for the server's and the browser's code.
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
