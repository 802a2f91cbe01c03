import {languageTags, type LocaleId} from '../../../config/locales.ts';
import {bundle} from '../peers/bundle.mjs';
import {importPeer} from '../peers/importPeer.mjs';
import type {Engine} from './Engine.ts';
import {pagesOf} from './pagesOf.ts';
import {textOf} from './textOf.ts';

interface Options {
  readonly fields: readonly string[];
  readonly storeFields: readonly string[];
  readonly tokenize?: (text: string) => string[];
  readonly searchOptions: {
    readonly prefix: boolean;
    readonly fuzzy: number;
    readonly boost?: Readonly<Record<string, number>>;
  };
}

interface Index {
  readonly addAll: (documents: readonly object[]) => void;
  readonly search: (query: string) => readonly {readonly u: string}[];
}

interface Package {
  readonly default: {
    new (options: Options): Index;
    readonly loadJSON: (json: string, options: Options) => Index;
  };
}

interface Variant {
  readonly name: string;
  /** Whether words are split by `Intl.Segmenter` instead of at spaces and punctuation. */
  readonly isSegmented: boolean;
  readonly boost?: Readonly<Record<string, number>>;
}

const file = 'index.json';

function wordsOf(locale: LocaleId): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(languageTags[locale], {granularity: 'word'});
  return (text) =>
    Array.from(segmenter.segment(text))
      .filter(({isWordLike}) => isWordLike === true)
      .map(({segment}) => segment);
}

function variant({name, isSegmented, boost}: Variant): Engine {
  const optionsFor = (locale: LocaleId): Options => ({
    fields: ['t', 's', 'text'],
    storeFields: ['u', 'h', 't', 's', 'b'],
    searchOptions: {prefix: true, fuzzy: 0.2, ...(boost && {boost})},
    ...(isSegmented && {tokenize: wordsOf(locale)}),
  });
  return {
    name,
    packages: ['minisearch'],
    async build(parts, locale) {
      const {default: MiniSearch} = (await importPeer('minisearch')) as Package;
      const index = new MiniSearch(optionsFor(locale));
      index.addAll(
        parts.flatMap(({documents}) => documents).map((document, id) => ({id, ...document})),
      );
      return new Map([[file, JSON.stringify(index)]]);
    },
    async prepare(_files, locale) {
      const {default: MiniSearch} = (await importPeer('minisearch')) as Package;
      return (readFile) => {
        const index = MiniSearch.loadJSON(textOf(readFile(file)), optionsFor(locale));
        return Promise.resolve((query) => Promise.resolve(pagesOf(index.search(query))));
      };
    },
    browserScripts: async () => [await bundle("export {default} from 'minisearch';")],
  };
}

/** Configured as in the first example of its documentation: default words, prefixes, edits up to 0.2. */
export const miniSearch = variant({name: 'MiniSearch', isSegmented: false});

/** The same with language-specific word segmentation. */
export const miniSearchSegmented = variant({name: 'MiniSearch, segmented', isSegmented: true});

/** The same with the weights of VitePress: the section's title 4, titles above it 1, text 2. */
export const miniSearchWeighted = variant({
  name: 'MiniSearch, segmented and weighted',
  isSegmented: true,
  boost: {s: 4, t: 1, text: 2},
});
