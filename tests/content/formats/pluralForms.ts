import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {isCategory} from '../plurals/categories.ts';

/** Returns the plurals that a suffix of the key distinguishes, as in `items_one` (i18next). */
export function suffixPlurals(keys: readonly string[]): Record<string, string[]> {
  const plurals: Record<string, string[]> = {};
  for (const key of keys) {
    const [, name = '', suffix = ''] = /^(.+)_([a-z]+)$/.exec(key) ?? [];
    if (isCategory(suffix)) {
      plurals[name] = [...(plurals[name] ?? []), suffix];
    }
  }
  return plurals;
}

/**
 * Returns the plurals in ICU messages.
 * @throws SyntaxError if a text is not an ICU message.
 */
export function icuPlurals(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      parse(text).flatMap((element) =>
        element.type === TYPE.plural ? [[key, Object.keys(element.options)] as const] : [],
      ),
    ),
  );
}
