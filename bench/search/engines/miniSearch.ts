import {languageTags, type LocaleId} from '../../../config/locales.ts';
import type {SearchDocument} from '../../../plugins/search/engine/index.ts';
import {bundle} from '../peers/bundle.mjs';
import {importPeer} from '../peers/importPeer.mjs';
import {pagesOf, textOf, type Engine} from './Engine.ts';

interface Options {
  readonly fields: readonly string[];
  readonly storeFields: readonly string[];
  readonly tokenize?: (text: string) => string[];
  readonly processTerm?: (term: string) => string;
  readonly searchOptions: {
    readonly prefix: boolean;
    readonly fuzzy: number;
    readonly boost?: Readonly<Record<string, number>>;
  };
}

interface Subquery {
  readonly queries: readonly string[];
  readonly boostTerm: () => number;
}

type Query =
  string | {readonly combineWith: 'OR'; readonly queries: readonly (string | Subquery)[]};

interface Index {
  readonly addAll: (documents: readonly object[]) => void;
  readonly search: (query: Query) => readonly {readonly u: string}[];
}

interface Package {
  readonly default: {
    new (options: Options): Index;
    readonly loadJSON: (json: string, options: Options) => Index;
  };
}

interface Variant {
  readonly name: string;
  readonly optionsFor: (locale: LocaleId) => Options;
  /** Returns the fields of a section; by default its own. */
  readonly fieldsOf?: (section: SearchDocument) => object;
  /** Returns what MiniSearch is asked; by default the reader's query. */
  readonly queryFor?: (query: string) => Query;
}

const file = 'index.json';

function wordsOf(locale: LocaleId): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(languageTags[locale], {granularity: 'word'});
  return (text) =>
    Array.from(segmenter.segment(text))
      .filter(({isWordLike}) => isWordLike === true)
      .map(({segment}) => segment);
}

/** MiniSearch with other words, fields or queries. */
export function variant({
  name,
  optionsFor,
  fieldsOf = (section) => section,
  queryFor = (query) => query,
}: Variant): Engine {
  return {
    name,
    packages: ['minisearch'],
    async build(parts, locale) {
      const {default: MiniSearch} = (await importPeer('minisearch')) as Package;
      const index = new MiniSearch(optionsFor(locale));
      index.addAll(
        parts
          .flatMap(({documents}) => documents)
          .map((section, id) => ({id, ...fieldsOf(section)})),
      );
      return new Map([[file, JSON.stringify(index)]]);
    },
    async prepare(_files, locale) {
      const {default: MiniSearch} = (await importPeer('minisearch')) as Package;
      return (readFile) => {
        const index = MiniSearch.loadJSON(textOf(readFile(file)), optionsFor(locale));
        return Promise.resolve((query) => Promise.resolve(pagesOf(index.search(queryFor(query)))));
      };
    },
    browserScripts: async () => [await bundle("export {default} from 'minisearch';")],
  };
}

const plain: Options = {
  fields: ['t', 's', 'text'],
  storeFields: ['u', 'h', 't', 's', 'b'],
  searchOptions: {prefix: true, fuzzy: 0.2},
};

const segmented = (locale: LocaleId): Options => ({...plain, tokenize: wordsOf(locale)});

/** Configured as in the first example of its documentation: default words, prefixes, edits up to 0.2. */
export const miniSearch = variant({name: 'MiniSearch', optionsFor: () => plain});

/** The same with words by `Intl.Segmenter` instead of those between spaces and punctuation. */
export const miniSearchSegmented = variant({
  name: 'MiniSearch, segmented',
  optionsFor: segmented,
});

/** The same with the weights of VitePress: the section's title 4, titles above it 1, text 2. */
export const miniSearchWeighted = variant({
  name: 'MiniSearch, segmented and weighted',
  optionsFor: (locale) => ({
    ...segmented(locale),
    searchOptions: {...plain.searchOptions, boost: {s: 4, t: 1, text: 2}},
  }),
});
