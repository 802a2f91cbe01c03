import type {TextTable} from '../page/tablesIn.ts';
import {formatMessage} from './messages.ts';
import {languageTag} from './languages.ts';

/**
 * Returns the cells of a table “number by language” whose text differs from the formatted message of
 * their language, as `1 English: 1 items, not 1 item`.
 * @param messages ICU messages with the argument `count`, by language tag
 */
export function wrongTexts(
  {head, rows}: TextTable,
  messages: Readonly<Record<string, string>>,
): string[] {
  return rows.flatMap(([number = '', ...cells]) =>
    cells.flatMap((cell, index) => {
      const language = head[index + 1] ?? '';
      const tag = languageTag(language);
      const shown = formatMessage(messages[tag] ?? '', tag, {count: Number(number)});
      return cell === shown ? [] : [`${number} ${language}: ${cell}, not ${shown}`];
    }),
  );
}

/**
 * Returns the cells of a table “number by language” whose category differs from CLDR, as
 * `21 Russian: few, not one`.
 */
export function wrongCategories({head, rows}: TextTable): string[] {
  return rows.flatMap(([number = '', ...cells]) =>
    cells.flatMap((cell, index) => {
      const language = head[index + 1] ?? '';
      const category = new Intl.PluralRules(languageTag(language)).select(Number(number));
      return cell === category ? [] : [`${number} ${language}: ${cell}, not ${category}`];
    }),
  );
}
