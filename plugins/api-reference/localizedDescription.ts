import type {LocaleId} from '../../config/locales.ts';
import type {LocalizedTexts} from './ApiDescription.ts';

/**
 * Returns the description of a part in the language of the page, or an empty string if it has none.
 */
export function localizedDescription(part: LocalizedTexts, locale: LocaleId): string {
  return (locale === 'zh' ? part['x-description-zh'] : part.description) ?? '';
}
