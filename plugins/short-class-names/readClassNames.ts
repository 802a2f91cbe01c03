import {readdir, readFile, realpath} from 'node:fs/promises';
import path from 'node:path';
import {localNamesIn} from './localNamesIn.ts';
import {shortClassName} from './shortClassName.ts';

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
