import path from 'node:path';
import {buildIndexFiles, loadIndexFiles, parseFiles} from '../buildIndexFiles.ts';
import {searchAll} from '../../../plugins/search/engine/index.ts';
import {bundle} from '../peers/bundle.mjs';
import {textOf, type Engine, type Load} from './Engine.ts';

/** Name of the file that lists the index files, as on the site. */
const list = 'manifest.json';
const door = path.resolve(import.meta.dirname, '../../../plugins/search/engine/query.ts');

const load: Load = (readFile) => {
  const names = JSON.parse(textOf(readFile(list))) as readonly string[];
  const indexes = loadIndexFiles(
    parseFiles(new Map(names.map((name) => [name, textOf(readFile(name))]))),
  );
  return Promise.resolve((query, most) =>
    Promise.resolve(searchAll(indexes, query, most).map(({u}) => u)),
  );
};

/** `plugins/search/`, with an index for each product; all of them are searched together. */
export const ours: Engine = {
  name: 'This site',
  packages: [],
  build(parts) {
    const files = buildIndexFiles(parts);
    return Promise.resolve(new Map([...files, [list, JSON.stringify([...files.keys()])]]));
  },
  prepare: () => Promise.resolve(load),
  browserScripts: async () => [await bundle(`export * from ${JSON.stringify(door)};`)],
};
