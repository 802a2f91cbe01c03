import type {LocaleId} from '../../config/locales.ts';
import type {Part} from './Part.ts';
import {readBuiltParts} from './readBuiltParts.ts';
import {readWrittenParts} from './readWrittenParts.ts';

/**
 * The sections that are searched.
 * @param build folder of the built site; without it the articles as they are written.
 */
export function readParts(locale: LocaleId, build: string | undefined): Promise<Part[]> {
  return build === undefined ? readWrittenParts(locale) : readBuiltParts(build, locale);
}
