import {languageNames, localeIds, type Localized} from '../../config/locales.ts';
import type {PagePair} from '../sections/PagePair.ts';
import {fingerprint, listOf} from '../sections/Section.ts';
import {sectionsOf} from '../sections/sectionsOf.ts';
import type {Agreements, PageAgreement} from './Agreements.ts';
import {sourceHash} from './sourceHash.ts';
import {stateOf} from './stateOf.ts';

export interface AgreeOptions {
  /** The id of one section; absent for all sections. */
  readonly section?: string;
  /** Records a change of one language that needs no change in the other. */
  readonly typo?: boolean;
}

/** The new record, or the reason why nothing was recorded. */
export type AgreeResult =
  | {readonly agreement: PageAgreement; readonly recorded: readonly string[]}
  | {readonly refused: string};

/** Returns the reason why a page cannot agree, as a sentence; `undefined` if it can. */
function obstacle(page: PagePair): string | undefined {
  for (const locale of localeIds) {
    const document = page.documents[locale];
    const file = page.files[locale];
    if (!document) {
      return `${page.key} is missing in ${languageNames[locale]}. Write ${file}, with the same headings and facts.`;
    }
    if (document.syntaxError) {
      const {line, reason} = document.syntaxError;
      return `${file}:${line} cannot be read (${reason}). Correct it first.`;
    }
  }
  return undefined;
}

/** The fingerprints of both languages by section; a language that lacks a section has none. */
function fingerprintsOf(page: PagePair): Map<string, Partial<Localized>> {
  const found = new Map<string, Partial<Localized>>();
  for (const locale of localeIds) {
    const document = page.documents[locale];
    for (const section of document ? sectionsOf(document) : []) {
      found.set(section.id, {...found.get(section.id), [locale]: fingerprint(section)});
    }
  }
  return found;
}

/** Adds the hashes of the files if the whole page agrees, so that builds need not compare it. */
function sealed(page: PagePair, sections: PageAgreement['sections']): PageAgreement {
  const {debts, unrecorded, dead} = stateOf(page, {sections});
  const {zh, en} = page.documents;
  return debts.length + unrecorded.length + dead.length === 0 && zh && en
    ? {sources: {zh: sourceHash(zh.source), en: sourceHash(en.source)}, sections}
    : {sections};
}

function typo(page: PagePair, known: PageAgreement, section?: string): AgreeResult {
  const {debts} = stateOf(page, known);
  const meant = debts.filter(({id}) => section === undefined || id === section);
  const both = meant.filter(({changed}) => changed.length > 1).map(({id}) => id);
  if (both.length > 0) {
    return {
      refused: `${page.key}: both languages have changed in ${listOf(both)}, so one correction does not explain it. Compare them and leave out --typo.`,
    };
  }
  const sections = new Map(known.sections);
  const current = fingerprintsOf(page);
  for (const {id} of meant) {
    const {zh, en} = current.get(id) ?? {};
    if (zh === undefined || en === undefined) {
      return {
        refused: `${page.key}#${id} exists in one language only, which is not a correction. Write it in the other one too, or delete it.`,
      };
    }
    sections.set(id, {zh, en});
  }
  return {agreement: sealed(page, sections), recorded: meant.map(({id}) => id)};
}

/**
 * Updates the hashes of the files if the words still agree: after a change of formatting or links
 * every build would otherwise compare these pages.
 */
export function resealed(pages: readonly PagePair[], agreements: Agreements): Agreements {
  return new Map(
    [...agreements].map(([key, agreement]) => {
      const page = pages.find((candidate) => candidate.key === key);
      return [
        key,
        page && obstacle(page) === undefined ? sealed(page, agreement.sections) : agreement,
      ];
    }),
  );
}

/**
 * Records that both languages of a page, or of one section, agree.
 * @param known the previous record
 * @returns the new record, which replaces the previous one
 */
export function agree(
  page: PagePair,
  known: PageAgreement = {sections: new Map()},
  options: AgreeOptions = {},
): AgreeResult {
  const refused = obstacle(page);
  if (refused !== undefined) {
    return {refused};
  }
  const current = fingerprintsOf(page);
  const {section} = options;
  if (section !== undefined && !current.has(section) && !known.sections.has(section)) {
    return {
      refused: `${page.key} has no section “${section}”. It has ${listOf([...current.keys()])}.`,
    };
  }
  if (options.typo) {
    return typo(page, known, section);
  }
  const ids = section === undefined ? [...current.keys()] : [section];
  const sections = new Map(known.sections);
  for (const id of section === undefined ? known.sections.keys() : ids) {
    if (!current.has(id)) {
      sections.delete(id);
    }
  }
  const recorded: string[] = [];
  for (const id of ids) {
    const {zh, en} = current.get(id) ?? {};
    if (zh !== undefined && en !== undefined) {
      const before = sections.get(id);
      sections.set(id, {zh, en});
      if (before?.zh !== zh || before.en !== en) {
        recorded.push(id);
      }
    } else if (zh ?? en) {
      const lacking = zh === undefined ? 'zh' : 'en';
      return {
        refused: `${page.key}#${id} is missing in ${languageNames[lacking]}. Write it in ${page.files[lacking]}, or delete it in the other language.`,
      };
    }
  }
  return {agreement: sealed(page, sections), recorded};
}
