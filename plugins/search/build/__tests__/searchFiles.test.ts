import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {
  loadIndex,
  loadTables,
  search,
  type SearchDocument,
  type SearchIndex,
} from '../../engine/index.ts';
import {byContext, siteContext} from '../documents.ts';
import type {Manifest} from '../../manifest.ts';
import {searchFiles} from '../searchFiles.ts';

const contexts = [
  {id: 'a', path: 'docs/a/', importance: 1},
  {id: 'b', path: 'docs/b/', importance: 1},
];

const entry = (u: string, text: string, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  u,
  h: '',
  t: 'Export a file',
  s: 'Export a file',
  b: [],
  text,
  ...changes,
});

const documents = [
  entry('/docs/a/export', 'Choose a format and download the result.'),
  entry('/docs/a/export', 'The archive holds every language.', {h: '#archive', s: 'Archive'}),
  entry('/docs/b/import', 'Upload it again.', {t: 'Import', s: 'Import'}),
];

const glossary = {
  path: 'glossary',
  terms: [
    {
      id: 'T001',
      concept: '压缩包',
      name: 'archive',
      equivalent: '压缩包',
      definition: 'Files in one.',
    },
  ],
};

const filesOf = (entries: readonly SearchDocument[]) =>
  searchFiles(byContext(entries, [...contexts, siteContext], '/'), glossary, {
    synonyms: [['zip', 'archive']],
  });

function manifestOf(files: ReadonlyMap<string, string>): Manifest {
  // The code under test wrote this file, and the first test checks its shape.
  return JSON.parse(files.get('manifest.json') ?? '') as Manifest;
}

function firstIndex(files: ReadonlyMap<string, string>): SearchIndex {
  const [first] = manifestOf(files).indexes;
  const read = (name: string | undefined): unknown => JSON.parse(files.get(name ?? '') ?? '');
  return loadIndex(read(first?.file), loadTables(read(first?.tables)));
}

const textsOfFirstPage = ({indexes}: Manifest, id: string): string =>
  indexes.find((index) => index.id === id)?.texts.replace('*', '0') ?? '';

describe('the files of a language', () => {
  const files = filesOf(documents);
  const manifest = manifestOf(files);

  it('lets pages of no product count less than those of a product', () => {
    const text = files.get(manifest.indexes[0]?.file ?? '') ?? '';
    expect(JSON.parse(text)).toHaveProperty('importance', 1);
    const others = files.get(manifest.indexes.at(-1)?.file ?? '') ?? '';
    expect(JSON.parse(others)).toHaveProperty('importance', 0.75);
  });

  it('are an index for each context and for the rest, their tables, the texts of each page, and the manifest', () => {
    expect(manifest.indexes.map(({id, context}) => [id, context])).toEqual([
      ['a', 'docs/a/'],
      ['b', 'docs/b/'],
      ['site', ''],
    ]);
    expect([...files.keys()].sort()).toEqual(
      [
        ...manifest.indexes.map(({file}) => file),
        manifest.indexes[0]?.tables,
        ...['a', 'b'].map((id) => textsOfFirstPage(manifest, id)),
        ...manifest.glossary.files,
        'manifest.json',
      ].sort(),
    );
  });

  it('carry eight digits of the SHA-256 of their content, or of all texts of an index, in their names', () => {
    for (const [name, content] of files) {
      if (name !== 'manifest.json') {
        const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
        expect(name).toMatch(
          new RegExp(
            String.raw`^([a-z]+\.${digest}\.(index|tables|terms)|texts/[a-z]+\.0\.${digest})\.json$`,
          ),
        );
      }
    }
  });

  it('answer with the section whose text has the same number', () => {
    const index = firstIndex(files);
    const texts: unknown = JSON.parse(files.get(textsOfFirstPage(manifest, 'a')) ?? '');
    const [hit] = search(index, 'archive', 8);
    expect(hit).toMatchObject({u: '/docs/a/export', h: '#archive', s: 'Archive'});
    expect(texts).toEqual([documents[0]?.text, documents[1]?.text]);
    expect(hit?.document).toBe(1);
  });

  it('hold the texts of a page by its ordinal in the index', () => {
    const more = filesOf([...documents, entry('/docs/a/zip', 'Zip it.', {t: 'Zip', s: 'Zip'})]);
    const [a] = manifestOf(more).indexes;
    expect(firstIndex(more).pages.map(({u}) => u)).toEqual(['/docs/a/export', '/docs/a/zip']);
    expect(more.get(a?.texts.replace('*', '1') ?? '')).toBe('["Zip it."]');
  });

  it('are the same, to the byte, for the same documents', () => {
    expect([...filesOf(documents)]).toEqual([...files]);
  });
});

describe('an edit', () => {
  const before = manifestOf(filesOf(documents));
  const after = (changed: Partial<SearchDocument>) =>
    manifestOf(
      filesOf(documents.map((each, index) => (index === 0 ? {...each, ...changed} : each))),
    );
  const namesOf = ({indexes}: Manifest, id: string) => {
    const found = indexes.find((index) => index.id === id);
    return [found?.file, found?.texts, found?.tables];
  };

  it('of a text changes both names of its context, and nothing else', () => {
    const edited = after({text: 'Choose a format and download everything.'});
    const [file, texts] = namesOf(edited, 'a');
    expect(file).not.toBe(namesOf(before, 'a')[0]);
    expect(texts).not.toBe(namesOf(before, 'a')[1]);
    expect(namesOf(edited, 'b')).toEqual(namesOf(before, 'b'));
    expect(namesOf(edited, 'site')).toEqual(namesOf(before, 'site'));
  });

  it('of a title changes the index and leaves the texts', () => {
    const edited = after({s: 'Download', t: 'Download'});
    expect(namesOf(edited, 'a')[0]).not.toBe(namesOf(before, 'a')[0]);
    expect(namesOf(edited, 'a')[1]).toBe(namesOf(before, 'a')[1]);
  });

  it('that changes nothing a reader can find changes no name', () => {
    expect(after({})).toEqual(before);
  });
});
