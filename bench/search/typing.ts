import type {LocaleId} from '../../config/locales.ts';

/** The text of the field after each key of a query, the whole query last. */
export function keystrokes(query: string): string[] {
  const characters = Array.from(query);
  return characters.map((_, end) => characters.slice(0, end + 1).join(''));
}

/**
 * The queries in another order, always the same, in which each stretch has some of every kind: they
 * are written kind by kind, and a slow engine does not come to the last.
 */
export function mixed(queries: readonly string[]): string[] {
  const apart = Math.max(1, Math.round(Math.sqrt(queries.length)));
  return Array.from({length: apart}, (_, first) =>
    queries.filter((_query, position) => position % apart === first),
  ).flat();
}

/** A question without spaces, 21 characters long in Chinese: hard for engines that try every cut. */
export const question: Readonly<Record<LocaleId, string>> = {
  zh: '怎么把译文导出成双语文件再发给客户看一下呢',
  en: 'how do I export the translation as a bilingual file',
};

const sentence: Readonly<Record<LocaleId, string>> = {
  zh: '句段确认之后为什么还是显示未确认，记忆库里也没有。',
  en: 'why is my segment still not confirmed after I pressed the key? ',
};

/** A text of 10,000 characters, as from a clipboard that holds something else. */
export function longQuery(locale: LocaleId): string {
  const length = 10_000;
  return sentence[locale].repeat(length).slice(0, length);
}
