import {categories} from './categories.ts';

/** Returns the plural categories of a language, in the order of CLDR. */
export function categoriesOf(tag: string): string[] {
  const used: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return categories.filter((category) => used.includes(category));
}
