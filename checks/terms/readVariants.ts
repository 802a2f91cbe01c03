import {localeIds, type LocaleId} from '../../config/locales.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';

/** A forbidden word and its replacement. */
export interface ForbiddenVariant {
  readonly termId: string;
  readonly locale: LocaleId;
  readonly variant: string;
  readonly preferred: string;
}

export interface Variants {
  readonly forbidden: readonly ForbiddenVariant[];
  /** Preferred and admitted terms of each language, of all entries. */
  readonly allowed: Readonly<Record<LocaleId, readonly string[]>>;
}

/**
 * Reads the allowed and the forbidden words from the text of `data/termbase.csv`.
 * @throws WriterError if the table is invalid, as the build does
 */
export function readVariants(csv: string): Variants {
  const terms = [...readTermbase(csv).values()];
  return {
    forbidden: terms.flatMap(({id, term, forbidden}) =>
      localeIds.flatMap((locale) =>
        forbidden[locale].map((variant) => ({
          termId: id,
          locale,
          variant,
          preferred: term[locale],
        })),
      ),
    ),
    allowed: {
      zh: terms.flatMap(({names}) => names.zh),
      en: terms.flatMap(({names}) => names.en),
    },
  };
}
