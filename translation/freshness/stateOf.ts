import {localeIds, type LocaleId, type Localized} from '../../config/locales.ts';
import {fingerprint, type Section} from '../sections/Section.ts';
import type {PagePair} from '../sections/PagePair.ts';
import {sectionsOf} from '../sections/sectionsOf.ts';
import type {PageAgreement} from './Agreements.ts';

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

type Sides = Localized<Section | undefined>;

/** Returns the language that was updated later, which leads if both have changed. */
function laterOf({documents}: PagePair): LocaleId | undefined {
  const [zh, en] = localeIds.map((locale) => documents[locale]?.frontMatter.updated);
  return typeof zh !== 'string' || typeof en !== 'string' || zh === en
    ? undefined
    : zh > en
      ? 'zh'
      : 'en';
}

function debtOf(
  id: string,
  sides: Sides,
  recorded: Localized,
  later: LocaleId | undefined,
): SectionDebt | undefined {
  const changed = localeIds.filter((locale) => {
    const section = sides[locale];
    return section === undefined || fingerprint(section) !== recorded[locale];
  });
  const leader = changed.length === 1 ? changed[0] : later;
  return changed.length === 0
    ? undefined
    : {
        id,
        titles: {zh: sides.zh?.title, en: sides.en?.title},
        lines: {zh: sides.zh?.line ?? 1, en: sides.en?.line ?? 1},
        changed,
        ...(leader && {leader}),
      };
}

/**
 * Compares the sections of a page with what was recorded when both languages agreed.
 * @param agreement absent if nothing was recorded for the page
 */
export function stateOf(page: PagePair, agreement?: PageAgreement): PageState {
  const {zh, en} = page.documents;
  const recorded = agreement?.sections ?? new Map<string, Localized>();
  if (!zh || !en) {
    const missing = localeIds.filter((locale) => !page.documents[locale]);
    return {missing, unrecorded: [], debts: [], dead: []};
  }
  const sections = {zh: sectionsOf(zh), en: sectionsOf(en)};
  const ids = [...new Set([...sections.zh, ...sections.en].map(({id}) => id))];
  const side = (id: string): Sides => ({
    zh: sections.zh.find((section) => section.id === id),
    en: sections.en.find((section) => section.id === id),
  });
  const later = laterOf(page);
  return {
    missing: [],
    unrecorded: ids.filter((id) => !recorded.has(id)),
    debts: ids.flatMap((id) => {
      const fingerprints = recorded.get(id);
      return (fingerprints && debtOf(id, side(id), fingerprints, later)) ?? [];
    }),
    dead: [...recorded.keys()].filter((id) => !ids.includes(id)),
  };
}
