import type {LocaleId} from '../../config/locales.ts';
import type {LocalizedTexts} from './ApiDescription.ts';

/** The description of a part in the language of the page; empty where the API does not say any. */
export function localizedDescription(part: LocalizedTexts, locale: LocaleId): string {
  return (locale === 'zh' ? part['x-description-zh'] : part.description) ?? '';
}
