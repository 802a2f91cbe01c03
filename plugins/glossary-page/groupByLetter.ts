import type {LocaleId} from '../../config/locales.ts';
import {addTo} from '../../src/lib/addTo.ts';
import type {GlossaryEntry, GlossaryGroup} from './Glossary.ts';

/** Returns the sort key of an entry: the pinyin of the Chinese term, or the English term. */
const sortKey = ({names, pinyin}: GlossaryEntry, locale: LocaleId) =>
  locale === 'zh' ? (pinyin[0] ?? '') : names.en.term.toLowerCase();

const compare = new Intl.Collator('en', {numeric: true}).compare;

/**
 * Groups entries by the first letter of the pinyin in Chinese and of the term in English. Entries
 * that do not start with a letter are last, under `0`.
 */
export function groupByLetter(
  entries: readonly GlossaryEntry[],
  locale: LocaleId,
): GlossaryGroup[] {
  const groups = new Map<string, {key: string; entry: GlossaryEntry}[]>();
  for (const entry of entries) {
    const key = sortKey(entry, locale);
    const letter = /^[a-z]/.exec(key)?.[0] ?? '0';
    addTo(groups, letter, {key, entry});
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '0') - Number(b === '0') || compare(a, b))
    .map(([letter, members]) => ({
      letter,
      entries: members
        .sort((a, b) => compare(a.key, b.key) || compare(a.entry.id, b.entry.id))
        .map(({entry}) => entry),
    }));
}
