import type {Localized, LocaleId} from '../../config/locales.ts';

/** A section whose words are no longer those on which both languages agreed. */
export interface SectionDebt {
  readonly id: string;
  /** The heading in each language; nothing where a language lacks the section. */
  readonly titles: Localized<string | undefined>;
  /** Line of the section in each file; 1 where a language lacks it. */
  readonly lines: Localized<number>;
  /** Languages that have changed since. */
  readonly changed: readonly LocaleId[];
  /** The language that the other has to follow; nothing if both have changed on the same day. */
  readonly leader?: LocaleId;
}

/** How the two languages of a page relate. */
export interface PageState {
  /** Languages that lack the page. */
  readonly missing: readonly LocaleId[];
  /** Sections on which agreement was never recorded. */
  readonly unrecorded: readonly string[];
  readonly debts: readonly SectionDebt[];
  /** Recorded sections that neither language has any more. */
  readonly dead: readonly string[];
}
