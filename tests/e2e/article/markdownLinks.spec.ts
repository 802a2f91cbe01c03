import {readFile} from 'node:fs/promises';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {hydrate} from '../open.ts';

const article = '/docs/yicat/translate/segment-status';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedErrors: [/net::ERR_FAILED/],
});

const texts = {
  zh: {
    open: '打开 Markdown',
    copy: '复制 Markdown',
    copied: '已复制',
    failed: '复制失败，请打开后复制',
  },
  en: {
    open: 'Open as Markdown',
    copy: 'Copy as Markdown',
    copied: 'Copied',
    failed: 'Not copied. Open it and copy from there.',
  },
};

forEachLocale(({id, at}) => {
  const {open, copy, copied, failed} = texts[id];

  test(`${id}: an article is opened and copied as Markdown, by keyboard`, async ({page}) => {
    const markdown = await readFile(`build${at(article)}.md`, 'utf8');
    await page.goto(at(article));
    await hydrate(page);
    const button = page.getByRole('button', {name: copy});
    const status = button.locator('xpath=following-sibling::*[@role="status"]');
    await page.route('**/*.md', (route) => route.abort(), {times: 1});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(failed);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    await page.getByRole('link', {name: open}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${at(article)}.md`);
  });
});
