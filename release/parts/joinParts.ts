import {copyFile, link, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {productIds} from '../../config/products.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {compress, compressedFile} from '../compress.ts';
import {filesIn, writeNewFile} from '../files.ts';
import {finishSite, type SiteOptions} from '../finishSite.ts';
import {listsForMachines} from '../machines/machineFiles.ts';
import {brokenLinks} from './brokenLinks.ts';
import {mergedFiles} from './mergedFiles.ts';
import {partFile, partFolder, type Part} from './Part.ts';

export interface JoinOptions extends SiteOptions {
  /** Folders of the prepared parts, one for each product. */
  readonly parts: readonly string[];
}

interface PlacedPart {
  readonly folder: string;
  readonly part: Part;
}

async function readPart(folder: string): Promise<PlacedPart> {
  const json = await readFile(path.join(folder, partFile), 'utf8').catch(() => {
    throw new CliError(`${folder} has no ${partFile}: build this part again.`);
  });
  return {folder, part: JSON.parse(json) as Part};
}

/** Returns the parts in the order of the products. Throws if one is missing or there twice. */
function inOrder(parts: readonly PlacedPart[]): PlacedPart[] {
  return productIds.map((id) => {
    const [found, ...more] = parts.filter(({part}) => part.product === id);
    if (!found || more.length > 0) {
      const count = found ? `${more.length + 1} times` : 'not';
      throw new CliError(
        `The part “${id}” is ${count} among the parts to join. Build each product once: ` +
          `npm run build -- --product ${id}`,
      );
    }
    return found;
  });
}

/** Places a file without a copy where the disk allows that. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), {recursive: true});
  await link(from, to).catch(() => copyFile(from, to));
}

const isSame = async (a: string, b: string) => (await readFile(a)).equals(await readFile(b));

/** Whether the file is a merged one, or a compressed copy of one. */
const isMerged = (file: string) => mergedFiles.has(file.replace(compressedFile, ''));

/** Places the files of all parts. Throws if two parts have different files of one name. */
async function placeFiles(folder: string, parts: readonly PlacedPart[]): Promise<void> {
  const owners = new Map<string, PlacedPart>();
  for (const each of parts) {
    const files = (await filesIn(each.folder)).filter(
      (file) => !file.startsWith(`${partFolder}/`) && !isMerged(file),
    );
    for (const file of files) {
      const owner = owners.get(file);
      const from = path.join(each.folder, file);
      if (!owner) {
        owners.set(file, each);
        await place(from, path.join(folder, file));
      } else if (!(await isSame(from, path.join(folder, file)))) {
        throw new CliError(
          `The parts “${owner.part.product}” and “${each.part.product}” have different files ` +
            `${file}. Build both from the same state of the project.`,
        );
      }
    }
  }
}

/**
 * Joins the parts to a site: places their files, merges the files that all of them have, checks the
 * links between them, and writes the files of the whole site.
 * @throws Error if a part is missing, parts contradict each other, or a link between them is broken
 */
export async function joinParts({parts: folders, ...options}: JoinOptions): Promise<void> {
  const {folder} = options;
  const parts = inOrder(await Promise.all(folders.map(readPart)));
  await rm(folder, {recursive: true, force: true});
  await placeFiles(folder, parts);
  for (const [file, merge] of mergedFiles) {
    const contents = await Promise.all(
      parts.map((each) => readFile(path.join(each.folder, file), 'utf8')),
    );
    await writeNewFile(path.join(folder, file), merge(contents));
  }
  await compress(folder, mergedFiles.keys());

  const anchors = parts.flatMap(({part}) =>
    Object.entries(part.anchors).map(([file, ids]) => [file, {ids}] as const),
  );
  const forMachines = parts.flatMap(({part}) => part.pages);
  const broken = brokenLinks(
    parts.flatMap(({part}) => part.links),
    new Map(anchors),
    // Pages may link the lists for programs, which are written with the last files.
    new Set([
      ...(await filesIn(folder)),
      ...listsForMachines(forMachines, options.terms ?? []).keys(),
    ]),
  );
  if (broken.length > 0) {
    throw new CliError(broken.join('\n'));
  }
  await finishSite(options, {
    forMachines,
    offlineLists: new Map(parts.flatMap(({part}) => Object.entries(part.offlineLists))),
  });
}
