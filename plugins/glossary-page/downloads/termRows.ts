import type {LocaleId, Localized} from '../../../config/locales.ts';
import {termDomains} from '../../../config/termDomains.ts';
import type {Term} from '../../glossary/readTermbase.ts';
import {partsOfSpeech, statuses} from '../words.ts';

/** Columns with their name and their value for a concept. */
const columns: readonly {
  readonly name: Localized;
  readonly cell: (term: Term, locale: LocaleId) => string;
}[] = [
  {name: {zh: '编号', en: 'ID'}, cell: ({id}) => id},
  {
    name: {zh: '领域', en: 'Subject field'},
    cell: ({domain}, locale) => termDomains[domain][locale],
  },
  {name: {zh: '中文', en: 'Chinese'}, cell: ({term}) => term.zh},
  {name: {zh: '英文', en: 'English'}, cell: ({term}) => term.en},
  {
    name: {zh: '词性', en: 'Part of speech'},
    cell: ({partOfSpeech}, locale) => partsOfSpeech[partOfSpeech][locale],
  },
  {name: {zh: '状态', en: 'Status'}, cell: ({status}, locale) => statuses[status][locale]},
  {name: {zh: '中文定义', en: 'Chinese definition'}, cell: ({definition}) => definition.zh},
  {name: {zh: '英文定义', en: 'English definition'}, cell: ({definition}) => definition.en},
  {
    name: {zh: '中文也可以用', en: 'Chinese, also'},
    cell: ({names}) => names.zh.slice(1).join('; '),
  },
  {
    name: {zh: '英文也可以用', en: 'English, also'},
    cell: ({names}) => names.en.slice(1).join('; '),
  },
  {
    name: {zh: '中文不要用', en: 'Chinese, do not use'},
    cell: ({forbidden}) => forbidden.zh.join('; '),
  },
  {
    name: {zh: '英文不要用', en: 'English, do not use'},
    cell: ({forbidden}) => forbidden.en.join('; '),
  },
];

/**
 * Returns the termbase as a table: a header row, then one row per concept, in the given language.
 */
export function termRows(terms: readonly Term[], locale: LocaleId): string[][] {
  return [
    columns.map(({name}) => name[locale]),
    ...terms.map((term) => columns.map(({cell}) => cell(term, locale))),
  ];
}
