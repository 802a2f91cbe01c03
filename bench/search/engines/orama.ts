import type {LocaleId} from '../../../config/locales.ts';
import {bundle} from '../peers/bundle.mjs';
import {importPeer} from '../peers/importPeer.mjs';
import {pagesOf, textOf, type Engine} from './Engine.ts';

interface Hit {
  readonly document: {readonly u: string};
}

interface Package {
  readonly create: (options: {readonly schema: object; readonly components: object}) => object;
  readonly insertMultiple: (database: object, documents: readonly object[]) => unknown;
  readonly save: (database: object) => unknown;
  readonly load: (database: object, raw: unknown) => void;
  readonly search: (
    database: object,
    options: {
      readonly term: string;
      readonly properties: readonly string[];
      readonly limit: number;
      readonly tolerance: number;
    },
  ) => {readonly hits: readonly Hit[]} | Promise<{readonly hits: readonly Hit[]}>;
}

interface Tokenizers {
  readonly createTokenizer: () => object;
}

interface Stemmer {
  readonly stemmer: (word: string) => string;
  readonly language: string;
}

const file = 'index.json';
const properties = ['t', 's', 'text'];
const schema = {u: 'string', h: 'string', t: 'string', s: 'string', text: 'string'};

/** The components that its documentation gives each language: Mandarin tokenizer, English stemmer. */
async function componentsFor(locale: LocaleId): Promise<object> {
  if (locale === 'zh') {
    const {createTokenizer} = (await importPeer('@orama/tokenizers/mandarin')) as Tokenizers;
    return {tokenizer: createTokenizer()};
  }
  const {stemmer, language} = (await importPeer('@orama/stemmers/english')) as Stemmer;
  return {tokenizer: {stemming: true, language, stemmer}};
}

function variant(name: string, tolerance: number): Engine {
  return {
    name,
    packages: ['@orama/orama', '@orama/tokenizers', '@orama/stemmers'],
    async build(parts, locale) {
      const orama = (await importPeer('@orama/orama')) as Package;
      const database = orama.create({schema, components: await componentsFor(locale)});
      const documents = parts.flatMap((part) => part.documents);
      await orama.insertMultiple(
        database,
        documents.map(({u, h, t, s, text}) => ({u, h, t, s, text})),
      );
      return new Map([[file, JSON.stringify(orama.save(database))]]);
    },
    async prepare(_files, locale) {
      const orama = (await importPeer('@orama/orama')) as Package;
      const components = await componentsFor(locale);
      return (readFile) => {
        const database = orama.create({schema, components});
        orama.load(database, JSON.parse(textOf(readFile(file))));
        return Promise.resolve(async (term, limit) => {
          const {hits} = await orama.search(database, {term, properties, limit, tolerance});
          return pagesOf(hits.map(({document}) => document));
        });
      };
    },
    browserScripts: async (_files, locale) => {
      const words =
        locale === 'zh'
          ? "export {createTokenizer} from '@orama/tokenizers/mandarin';"
          : "export {stemmer, language} from '@orama/stemmers/english';";
      return [await bundle(`export {create, load, search} from '@orama/orama'; ${words}`)];
    },
  };
}

/** Configured with its defaults: prefixes, no edits. */
export const orama = variant('Orama', 0);

/** The same with one edit allowed. */
export const oramaTolerant = variant('Orama, tolerance 1', 1);
