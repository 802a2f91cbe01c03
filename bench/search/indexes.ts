import type {LocaleId} from '../../config/locales.ts';
import {buildIndex, loadIndex, type SearchIndex} from '../../plugins/search/engine/index.ts';
import {readParts, type Part} from './corpus.ts';
import {readTerms} from './terms.ts';

export interface Indexes {
  readonly parts: readonly Part[];
  /** JSON of each part's index. */
  readonly files: readonly string[];
  readonly indexes: readonly SearchIndex[];
}

/** Builds and loads all indexes of one language. */
export async function buildIndexes(locale: LocaleId): Promise<Indexes> {
  const [parts, terms] = await Promise.all([readParts(locale), readTerms()]);
  const files = parts.map(({id, documents}) =>
    JSON.stringify(buildIndex(documents, {locale, ...terms, importance: id === "site" ? 0.8 : 1})),
  );
  return {parts, files, indexes: files.map((file) => loadIndex(JSON.parse(file)))};
}
