import {rm} from 'node:fs/promises';
import path from 'node:path';
import {commonPart} from '../../config/commonPart.mjs';
import {isInPart} from '../../config/isInPart.ts';
import type {ProductId} from '../../config/products.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {filesIn, writeNewFile} from '../files.ts';
import {languagePrefixes} from '../languagePrefixes.ts';
import {preparePages, type PreparePagesOptions} from '../preparePages.ts';
import {brokenLinks, linksOf} from './brokenLinks.ts';
import {partFile, type Part} from './Part.ts';

/**
 * Prepares the pages of a part, checks the links inside it, and writes `.part/part.json` last, which
 * marks the part as complete.
 * @throws Error if a link inside the part is broken; it names link and pages
 */
export async function preparePart(product: ProductId, options: PreparePagesOptions): Promise<void> {
  const {folder} = options;
  if (product !== commonPart) {
    // The not-found page is that of the part with the common pages.
    await Promise.all(
      languagePrefixes.map((prefix) => rm(path.join(folder, prefix, '404.html'), {force: true})),
    );
  }
  const {forMachines, offlineLists, links} = await preparePages(options);
  const all = linksOf(links);
  const isInside = ({target}: {readonly target: string}) =>
    isInPart(target.replace(/#.*/, ''), product);
  const broken = brokenLinks(all.filter(isInside), links, new Set(await filesIn(folder)));
  if (broken.length > 0) {
    throw new CliError(broken.join('\n'));
  }
  const part: Part = {
    product,
    pages: forMachines,
    offlineLists: Object.fromEntries(offlineLists),
    anchors: Object.fromEntries([...links].map(([file, {ids}]) => [file, ids])),
    links: all.filter((link) => !isInside(link)),
  };
  await writeNewFile(path.join(folder, partFile), JSON.stringify(part));
}
