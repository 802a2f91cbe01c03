import {readFile} from 'node:fs/promises';
import {texts} from '../../../src/components/article/MarkdownLinks/texts.ts';
import {expect, test} from '../fixtures.ts';
import {hydrate} from '../hydrate.ts';
import {forEachLocale} from '../locales.ts';

const article = '/docs/yicat/translate/segment-status';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedErrors: [/net::ERR_FAILED/],
});

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
