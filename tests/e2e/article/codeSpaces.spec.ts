import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';

forEachLocale(({id, at}) => {
  test(`${id}: code in a line shows every space of an example`, async ({page}) => {
    await page.goto(at('/docs/aligner/process/search-replace'));
    const shown = await page.locator('article td code').allInnerTexts();
    // Several spaces in a row, and spaces at both ends.
    expect(shown.some((text) => /\S {2,}\S/.test(text))).toBe(true);
    expect(shown.some((text) => /^ +\S.* $/.test(text))).toBe(true);
  });
});
