import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {otherLocale, type LocaleId} from '../../config/locales.ts';
import {contentFile} from '../../content/contentFile.ts';
import type {Document} from '../../content/Document.ts';
import {parseDocument} from '../../content/parseDocument.ts';
import {keyOfPage} from '../sections/PagePair.ts';
import {topId} from '../sections/sectionsOf.ts';
import {agreementsIn} from './Agreements.ts';
import {sourceHash} from './sourceHash.ts';
import {stateOf} from './stateOf.ts';

/** A section that is newer in the other language, as the page that is behind shows it. */
export interface NewerSection {
  /** The heading on this page, or that of the other language if this page lacks it. */
  readonly title: string;
  /** `#id` of the section in the other language; empty for the top section or if it was deleted. */
  readonly hash: string;
}

/**
 * Returns the sections that are newer in the other language. If both files are unchanged since they
 * agreed, nothing is parsed: this holds for almost all pages, and a build checks each of them.
 * @param root folder of the project
 * @param locale the language of the page that shows the note
 * @returns an empty list for a page that lacks a language or was never recorded
 */
export function newerSections(
  root: string,
  page: Pick<Document, 'kind' | 'product' | 'slug'>,
  locale: LocaleId,
): readonly NewerSection[] {
  const key = keyOfPage(page);
  const agreement = agreementsIn(root).get(key);
  const files = {zh: contentFile(page, 'zh'), en: contentFile(page, 'en')};
  const paths = {zh: path.join(root, files.zh), en: path.join(root, files.en)};
  if (!agreement || !existsSync(paths.zh) || !existsSync(paths.en)) {
    return [];
  }
  const sources = {zh: readFileSync(paths.zh, 'utf8'), en: readFileSync(paths.en, 'utf8')};
  const {sources: agreed} = agreement;
  if (agreed?.zh === sourceHash(sources.zh) && agreed.en === sourceHash(sources.en)) {
    return [];
  }
  const read = (language: LocaleId) =>
    parseDocument({...page, file: files[language], locale: language}, sources[language]);
  const documents = {zh: read('zh'), en: read('en')};
  if (documents.zh.syntaxError ?? documents.en.syntaxError) {
    // The build stops at the page itself and names the place.
    return [];
  }
  const leader = otherLocale(locale);
  return stateOf({key, files, documents}, agreement)
    .debts.filter((debt) => debt.leader === leader)
    .map(({id, titles}) => ({
      title: titles[locale] ?? titles[leader] ?? '',
      hash: id === topId || titles[leader] === undefined ? '' : `#${id}`,
    }));
}
