/** The plural categories of Unicode CLDR, in its order. */
export const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Whether a word is a plural category. */
export function isCategory(word: string): boolean {
  return categories.some((category) => category === word);
}
