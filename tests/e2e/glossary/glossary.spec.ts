// cspell:ignore judua
import {readFileSync} from 'node:fs';
import {productById} from '../../../config/products.ts';
import {readTermbase} from '../../../plugins/glossary/readTermbase.ts';
import {wordsIn} from '../../../plugins/glossary-page/words.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {open} from '../open.ts';

const terms = [...readTermbase(readFileSync('data/termbase.csv', 'utf8')).values()];

forEachLocale(({id, at}) => {
  const words = wordsIn(id);
  const segment = terms.find(({names}) => names.zh.includes('句段'));

  test(`${id}: the glossary is filtered by pinyin and product, by keyboard, and the address says so`, async ({
    page,
  }) => {
    await open(page, at('/glossary'));
    const entries = page.locator('main li[id^="T"]:visible');
    await expect(entries).toHaveCount(terms.length);
    const field = page.getByRole('searchbox', {name: words.filter});
    await field.focus();
    await page.keyboard.type('jyk');
    await expect(page.locator('#T034')).toBeVisible();
    await expect(page.locator(`#${segment?.id}`)).toBeHidden();
    await expect(page.getByRole('main').getByRole('status')).not.toHaveText(
      words.total.replace('{all}', String(terms.length)),
    );
    // Esc clears a search field in browsers.
    await page.keyboard.press('Escape');
    await page.keyboard.type('judua');
    await expect(page.locator(`#${segment?.id}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/glossary?q=judua'));
    const chip = page.getByRole('button', {name: productById('plugin').name[id], exact: true});
    await chip.focus();
    await page.keyboard.press('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(at('/glossary?q=judua&product=plugin'));
    // The page must work with any parameters in its address.
    await page.goto(at('/glossary?q=%00%5B.*&product=nothing&product=faq'));
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(entries).toHaveCount(0);
  });

  test(`${id}: a tooltip leads to the term in the glossary, by keyboard`, async ({page}) => {
    await open(page, at('/docs/yicat/translate/segment-status'));
    const term = page.locator('article button[popovertarget]').first();
    await term.focus();
    await page.keyboard.press('Tab');
    const link = page.locator('[popover] a:focus');
    await expect(link).toBeVisible();
    const anchor = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
    await page.keyboard.press('Escape');
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(`/glossary${anchor}`));
    await expect(page.locator(anchor)).toHaveAttribute('data-current');
    await expect(page.locator(anchor)).toBeInViewport();
  });
});
