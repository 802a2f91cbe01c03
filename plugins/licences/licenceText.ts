import * as z from 'zod';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the folders of the packages of some modules, relative to the project, sorted and unique.
 * @param modules paths or names as a bundler reports them, with loaders and queries
 */
export function packagesIn(modules: readonly string[]): string[] {
  const folders = modules.flatMap((module) => {
    const file = module.split('!').at(-1)?.split('?')[0]?.replaceAll('\\', '/') ?? '';
    const found = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    return found ?? [];
  });
  return [...new Set(folders)].sort();
}

const manifestSchema = z.object({name: z.string(), version: z.string(), license: z.string()});

const licenceFile = /^(licence|license|copying|notice)([.-].*)?$/i;

/** Writes the part of `licences.txt` about a package. */
async function partOf(folder: string): Promise<string> {
  const {name, version, license} = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  );
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).sort();
  const texts = await Promise.all(
    files.map(async (file) => (await readFile(path.join(folder, file), 'utf8')).trim()),
  );
  // Packages of a monorepo often have their licence text only in the repository.
  const text = texts.length > 0 ? texts.join('\n\n') : 'The package contains no licence text.';
  return `${name} ${version}\nLicence: ${license}\n\n${text.replaceAll('\r\n', '\n')}`;
}

const line = `\n\n${'-'.repeat(72)}\n\n`;

/** Joins parts, each once: `react` and `react-dom` are both installed from `@preact/compat`. */
const joined = (beginning: string, parts: readonly string[]) =>
  `${[beginning, ...[...new Set(parts)].sort()].join(line)}\n`;

/**
 * Returns the licences of packages, each once, for readers of the site. Throws if a package names
 * no licence.
 * @param root folder of the project
 * @param folders folders of the packages, relative to it
 */
export async function licenceText(root: string, folders: readonly string[]): Promise<string> {
  const parts = await Promise.all(folders.map((folder) => partOf(path.join(root, folder))));
  const beginning =
    'The code that this site sends to browsers contains code or data of these packages.\n' +
    'All drawings and icons are the site’s own, and it sends no fonts.';
  return joined(beginning, parts);
}

/** Merges texts of `licenceText` into the text of all their packages. */
export function mergeLicences(texts: readonly string[]): string {
  const [beginning = '', ...parts] = texts.flatMap((text) => text.trimEnd().split(line));
  return joined(
    beginning,
    parts.filter((part) => part !== beginning),
  );
}
