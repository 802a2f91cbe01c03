import {search as settings} from '../../config/search.ts';
import {siteContext} from '../../plugins/search/build/documents.ts';
import {
  buildSections,
  buildTables,
  loadIndex,
  loadTables,
  type SearchIndex,
} from '../../plugins/search/engine/index.ts';
import {validateOptions} from '../../plugins/search/options.ts';
import type {Part} from './readParts.ts';

/** Name of the file with the tables that the indexes share. */
const tablesFile = 'words.tables.json';

/**
 * Builds the index of each part with the settings of the site, and the tables that they share: JSON
 * by file name.
 */
export function buildIndexFiles(parts: readonly Part[]): ReadonlyMap<string, string> {
  const {contexts, userDictionary, synonyms, silent} = validateOptions({options: settings});
  const importances = new Map(
    [...contexts, siteContext].map(({id, importance}) => [id, importance] as const),
  );
  const options = {userDictionary, synonyms, silent};
  const indexes = parts.map(({id, documents}) => ({
    name: `${id}.index.json`,
    index: buildSections(documents, {...options, importance: importances.get(id) ?? 1}),
  }));
  const tables = buildTables(
    indexes.map(({index}) => index),
    options,
  );
  return new Map([
    [tablesFile, JSON.stringify(tables)],
    ...indexes.map(({name, index}) => [name, JSON.stringify(index)] as const),
  ]);
}

/** Loads what `buildIndexFiles` returns, from the parsed content of its files by name. */
export function loadIndexFiles(files: ReadonlyMap<string, unknown>): SearchIndex[] {
  const tables = loadTables(files.get(tablesFile));
  return [...files]
    .filter(([name]) => name !== tablesFile)
    .map(([, json]) => loadIndex(json, tables));
}

export const parseFiles = (files: ReadonlyMap<string, string>): ReadonlyMap<string, unknown> =>
  new Map([...files].map(([name, json]) => [name, JSON.parse(json) as unknown]));
