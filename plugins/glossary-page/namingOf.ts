import type {LocaleId} from '../../config/locales.ts';
import type {Term} from '../glossary/readTermbase.ts';
import type {Naming} from './Glossary.ts';

/** Whether a name is an abbreviation: capitals (“TM”, “MTQE”) or letters around a number (“l10n”). */
export const isAbbreviation = (name: string): boolean =>
  /^(?:[A-Z]{2,5}|[a-z]\d{1,2}n)$/.test(name);

/** Groups the names of a concept in one language by status. */
export function namingOf({term, names, forbidden, definition}: Term, locale: LocaleId): Naming {
  const variants = names[locale].slice(1);
  return {
    term: term[locale],
    abbreviations: variants.filter(isAbbreviation),
    admitted: variants.filter((name) => !isAbbreviation(name)),
    forbidden: forbidden[locale],
    definition: definition[locale],
  };
}
