import type {LocaleId} from '../../config/locales.ts';

/** Returns the text of the field after each key of a query; the last one is the whole query. */
export function keystrokes(query: string): string[] {
  const characters = Array.from(query);
  return characters.map((_, end) => characters.slice(0, end + 1).join(''));
}

/**
 * Shuffles the queries deterministically, so that each part of the list has some of every kind: they
 * are written kind by kind, and a slow engine does not reach the last ones.
 */
export function mixed(queries: readonly string[]): string[] {
  const apart = Math.max(1, Math.round(Math.sqrt(queries.length)));
  return Array.from({length: apart}, (_, first) =>
    queries.filter((_query, position) => position % apart === first),
  ).flat();
}

/** A question without spaces, 21 characters in Chinese: hard for engines that try every segmentation. */
export const question: Readonly<Record<LocaleId, string>> = {
  zh: '怎么把译文导出成双语文件再发给客户看一下呢',
  en: 'how do I export the translation as a bilingual file',
};

const sentence: Readonly<Record<LocaleId, string>> = {
  zh: '句段确认之后为什么还是显示未确认，记忆库里也没有。',
  en: 'why is my segment still not confirmed after I pressed the key? ',
};

/** Returns a text of 10,000 characters, as if pasted from the clipboard by mistake. */
export function longQuery(locale: LocaleId): string {
  const length = 10_000;
  return sentence[locale].repeat(length).slice(0, length);
}
