import type {LocaleId} from '../../config/locales.ts';
import {termDomains} from '../../config/termDomains.ts';
import type {Term} from '../glossary/readTermbase.ts';
import {findUses, type ReadArticle} from './findUses.ts';
import type {GlossaryEntry, GlossaryGroup} from './Glossary.ts';
import {groupByLetter} from './groupByLetter.ts';
import {namingOf} from './namingOf.ts';
import {partsOfSpeech, statuses} from './words.ts';
import {pinyin} from 'pinyin-pro';

/**
 * Converts a Chinese name to pinyin: a syllable without tone for each character, and Latin words
 * unchanged, all in lower case and separated by spaces.
 */
export const pinyinOf = (name: string): string =>
  pinyin(name, {toneType: 'none', type: 'array', nonZh: 'consecutive', v: true})
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Converts the termbase into the entries that the page of one language shows. */
export function viewGlossary(
  terms: readonly Term[],
  articles: readonly ReadArticle[],
  locale: LocaleId,
): GlossaryGroup[] {
  const uses = findUses(terms, articles);
  const entries = terms.map((term): GlossaryEntry => ({
    id: term.id,
    names: {zh: namingOf(term, 'zh'), en: namingOf(term, 'en')},
    facts: [
      partsOfSpeech[term.partOfSpeech][locale],
      statuses[term.status][locale],
      termDomains[term.domain][locale],
    ],
    pinyin: [...term.names.zh, ...term.forbidden.zh].map(pinyinOf),
    uses: uses.get(term.id) ?? [],
  }));
  return groupByLetter(entries, locale);
}
