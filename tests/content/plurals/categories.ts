/** The plural categories of Unicode CLDR, in its order. */
export const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Whether a word is a plural category. */
export function isCategory(word: string): boolean {
  return categories.some((category) => category === word);
}

/** Returns the plural categories of a language, in the order of CLDR. */
export function categoriesOf(tag: string): string[] {
  const used: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return categories.filter((category) => used.includes(category));
}
