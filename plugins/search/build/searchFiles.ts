import {createHash} from 'node:crypto';
import {
  buildSections,
  buildTables,
  type BuildOptions,
  type SearchDocument,
} from '../engine/index.ts';
import {plainOf, withSignsOfAnswer} from '../markup/signs.ts';
import type {Manifest, ManifestIndex} from '../manifest.ts';
import type {ResolvedSearchOptions, SearchContext} from '../options.ts';
import {termFiles} from '../terms/termFiles.ts';

/** Eight hexadecimal digits of SHA-256, which the server recognises as a hash in a file name. */
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * Returns the search files of a language by name, including the manifest. The texts keep the signs
 * of `markup/signs.ts`. The name of every file except the manifest contains a hash of its content,
 * so it changes exactly when the content does. Texts share a hash with those of their index.
 */
export function searchFiles(
  contexts: ReadonlyMap<SearchContext, readonly SearchDocument[]>,
  glossary: ResolvedSearchOptions['glossary'],
  options: Omit<BuildOptions, 'importance'>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const indexes: ManifestIndex[] = [];

  const add = (id: string, kind: 'index' | 'tables' | 'terms', content: unknown): string => {
    const json = JSON.stringify(content);
    const name = `${id}.${hashOf(json)}.${kind}.json`;
    files.set(name, json);
    return name;
  };

  const built = [...contexts].map(([context, documents]) => ({
    context,
    documents,
    index: buildSections(
      documents.map((document) => ({...document, text: plainOf(document.text)})),
      {...options, importance: context.importance},
    ),
  }));
  const tables = add(
    'words',
    'tables',
    buildTables(
      built.map(({index}) => index),
      options,
    ),
  );
  for (const {context, documents, index} of built) {
    const {id, path} = context;
    const texts = index.pages.map(({u}) =>
      JSON.stringify(
        documents.filter((document) => document.u === u).map(({text}) => withSignsOfAnswer(text)),
      ),
    );
    // One hash for all of them: the manifest, which is not cached, would be larger with one each.
    const hash = hashOf(texts.join('\n'));
    texts.forEach((json, page) => files.set(`texts/${id}.${page}.${hash}.json`, json));
    indexes.push({
      id,
      context: path,
      file: add(id, 'index', index),
      tables,
      texts: `texts/${id}.*.${hash}.json`,
    });
  }
  const manifest: Manifest = {
    indexes,
    glossary: {
      path: glossary.path,
      files: termFiles(glossary.terms).map((file) => add('glossary', 'terms', file)),
    },
  };
  files.set('manifest.json', JSON.stringify(manifest));
  return files;
}

/**
 * Merges the manifests of the parts of a site, each of which has other contexts.
 * @param manifests JSON of the parts, with the part of the results page at any place
 */
export function mergeManifests(manifests: readonly string[]): string {
  const read = manifests.map((json) => JSON.parse(json) as Manifest);
  const indexes = read.flatMap((manifest) => manifest.indexes);
  const merged: Manifest = {
    // The index of all other pages is the last one, as in a build of the whole site.
    indexes: [...indexes].sort((a, b) => Number(a.context === '') - Number(b.context === '')),
    glossary: read[0]?.glossary ?? {path: '', files: []},
  };
  return JSON.stringify(merged);
}
