import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';

forEachLocale(({id, at}) => {
  test(`${id}: code in a line shows every space of an example`, async ({page}) => {
    await page.goto(at('/docs/aligner/process/search-replace'));
    const shown = await page.locator('article td code').allInnerTexts();
    expect(shown).toContain('Replace  the   filter.');
    expect(shown).toContain('  滤芯 ');
  });
});
