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
