import type {Page} from '@playwright/test';

/**
 * Removes glossary entries whose classes all occur in previous entries. Thousands of elements look the
 * same there, which costs a check of every element half a minute.
 * @returns the number of removed entries; 0 on other pages
 */
export const keepOneOfAKind = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const alike = [...document.querySelectorAll('main li[id^="T"]')].filter((entry) => {
      const classes = [...entry.querySelectorAll('[class]')].flatMap(({classList}) => [
        ...classList,
      ]);
      const isNew = classes.some((name) => !seen.has(name));
      classes.forEach((name) => seen.add(name));
      return !isNew;
    });
    // The second entry of a list is kept because rules about siblings need one.
    const removed = alike.slice(1);
    removed.forEach((entry) => entry.remove());
    return removed.length;
  });
