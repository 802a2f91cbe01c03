import type {TextTable} from '../page/tablesIn.ts';
import {languageTag} from './languages.ts';

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
