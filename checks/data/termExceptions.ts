import type {LocaleId} from '../../config/locales.ts';

export interface TermException {
  readonly locale: LocaleId;
  /** The surrounding words in which a forbidden variant is right. */
  readonly phrase: string;
  readonly reason: string;
}

/** Phrases in which a forbidden variant of the termbase is right. */
export const termExceptions: readonly TermException[] = [];
