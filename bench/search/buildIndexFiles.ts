import type {LocaleId} from '../../config/locales.ts';
import {search as settings} from '../../config/search.ts';
import {siteContext} from '../../plugins/search/build/documents.ts';
import {buildIndex} from '../../plugins/search/engine/index.ts';
import {validateOptions} from '../../plugins/search/options.ts';
import type {Part} from './Part.ts';

/** Builds the index of each part with the settings of the site: JSON by file name. */
export function buildIndexFiles(
  parts: readonly Part[],
  locale: LocaleId,
): ReadonlyMap<string, string> {
  const {contexts, userDictionary, synonyms, silent} = validateOptions({options: settings});
  const importances = new Map(
    [...contexts, siteContext].map(({id, importance}) => [id, importance] as const),
  );
  return new Map(
    parts.map(({id, documents}) => {
      const importance = importances.get(id) ?? 1;
      const index = buildIndex(documents, {locale, userDictionary, synonyms, silent, importance});
      return [`${id}.index.json`, JSON.stringify(index)];
    }),
  );
}
