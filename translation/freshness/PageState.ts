import type {Localized, LocaleId} from '../../config/locales.ts';

/** A section whose words differ from those on which both languages agreed. */
export interface SectionDebt {
  readonly id: string;
  /** The heading in each language; `undefined` if a language lacks the section. */
  readonly titles: Localized<string | undefined>;
  /** Line of the section in each file; 1 if a language lacks it. */
  readonly lines: Localized<number>;
  /** Languages that have changed since the agreement. */
  readonly changed: readonly LocaleId[];
  /** The language that the other must follow; absent if both were updated on the same day. */
  readonly leader?: LocaleId;
}

/** How the two languages of a page relate. */
export interface PageState {
  /** Languages that lack the page. */
  readonly missing: readonly LocaleId[];
  /** Sections for which no agreement was ever recorded. */
  readonly unrecorded: readonly string[];
  readonly debts: readonly SectionDebt[];
  /** Recorded sections that no longer exist in either language. */
  readonly dead: readonly string[];
}
