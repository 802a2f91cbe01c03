import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {linksOf} from '../content/linksOf.ts';
import type {Check} from './Check.ts';

/** Matches a link to a file of `static/`; the build does not check that the file exists. */
const download = /^pathname:\/\/\/([^#?]+)/;

const folder = 'static/samples';

/** Files that the build writes next to those of `static/` (plugins/licences). */
const written = new Set(['static/licences.txt']);

async function sampleFiles(root: string): Promise<string[]> {
  if (!existsSync(path.join(root, folder))) {
    return [];
  }
  const entries = await readdir(path.join(root, folder), {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

export const downloads: Check = {
  name: 'downloads',
  refuses: 'links to a file of `static/` that is not there; practice files that no page links',
  async find({root, documents}) {
    const links = documents.flatMap((document) =>
      linksOf(document).flatMap(({url, line}) => {
        const name = download.exec(url)?.[1];
        return name === undefined ? [] : [{name: `static/${name}`, place: document.file, line}];
      }),
    );
    const linked = new Set(links.map(({name}) => name));
    const missing = links.filter(
      ({name}) => !written.has(name) && !existsSync(path.join(root, name)),
    );
    const forgotten = (await sampleFiles(root)).filter((file) => !linked.has(file));
    return [
      ...missing.map(({name, place, line}) => ({
        file: place,
        line,
        problem: `The link leads to ${name}, which is not there.`,
        fix: 'Correct the name. `npx tsx scripts/make-samples.mjs` makes the practice files.',
      })),
      ...forgotten.map((file) => ({
        file,
        line: 1,
        problem: 'No page links this file.',
        fix: `Link it as pathname:///${file.replace(/^static\//, '')}, or delete it.`,
      })),
    ];
  },
};
