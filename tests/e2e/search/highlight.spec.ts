import {expect, test} from '../fixtures.ts';
import {inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {article, searchFor, texts} from './support.ts';

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  test(`S7.10 ${id}: the page of a hit marks the words, and Clear takes marks and parameter away`, async ({
    page,
  }) => {
    await open(page, at('/docs/faq'));
    await searchFor(page, t.query);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?_highlight=/);
    const marks = page.locator('article mark');
    await expect.poll(() => marks.count()).toBeGreaterThan(0);
    const hash = new URL(page.url()).hash;
    await page.getByRole('button', {name: t.clearMarks}).click();
    await expect(marks).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.search === '' && url.hash === hash);
    await expect(page.getByRole('button', {name: t.clearMarks})).toHaveCount(0);
    // The focused button is gone, so readers go on from the text.
    await expect(page.locator('main')).toBeFocused();
  });

  test(`S7.10 ${id}: marked pages can be left and come back to`, nightly, async ({page}) => {
    const word = id === 'zh' ? '匹配' : 'match';
    await open(page, at(`${article}?_highlight=${encodeURIComponent(word)}`));
    const marks = page.locator('article mark');
    await expect.poll(() => marks.count()).toBeGreaterThan(0);
    const text = await page.locator('article').innerText();
    await page.locator('aside').getByRole('link').nth(6).click();
    await expect(page).not.toHaveURL(/_highlight/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(marks).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => marks.count()).toBeGreaterThan(0);
    expect(await page.locator('article').innerText()).toBe(text);
  });

  test(`S7.10 ${id}: words of an address are text`, async ({page}) => {
    await open(page, at(`${article}?_highlight=%3Cimg%20src%3Dx%3E&_highlight=.*&_highlight=%FF`));
    await expect(page.getByRole('button', {name: t.clearMarks})).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page.locator('article mark')).toHaveCount(0);
  });
});
