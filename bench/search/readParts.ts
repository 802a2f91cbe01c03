import type {LocaleId} from '../../config/locales.ts';
import type {Part} from './Part.ts';
import {readBuiltParts} from './readBuiltParts.ts';
import {readWrittenParts} from './readWrittenParts.ts';

/**
 * Reads the sections to search.
 * @param build folder of the built site; without it the sources of the articles are read.
 */
export function readParts(locale: LocaleId, build: string | undefined): Promise<Part[]> {
  return build === undefined ? readWrittenParts(locale) : readBuiltParts(build, locale);
}
