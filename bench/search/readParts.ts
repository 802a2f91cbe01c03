import type {LocaleId} from '../../config/locales.ts';
import type {SearchDocument} from '../../plugins/search/engine/index.ts';
import {readBuiltParts} from './readBuiltParts.ts';
import {readWrittenParts} from './readWrittenParts.ts';

/** The sections in one index of the site: a product, or everything else. */
export interface Part {
  /** Id of the product; `site` for everything else. */
  readonly id: string;
  /** Documents whose addresses have no language, like those of the judged queries. */
  readonly documents: readonly SearchDocument[];
}

/**
 * Reads the sections to search.
 * @param build folder of the built site; without it the sources of the articles are read.
 */
export function readParts(locale: LocaleId, build: string | undefined): Promise<Part[]> {
  return build === undefined ? readWrittenParts(locale) : readBuiltParts(build, locale);
}
