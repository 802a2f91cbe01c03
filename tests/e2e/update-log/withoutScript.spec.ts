import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {texts} from './texts.ts';

test.use({javaScriptEnabled: false});

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];

  test.describe(device, () => {
    test.use({viewport});

    test(`without script the full list stays and the chips are absent (${id} ${device})`, async ({
      page,
    }) => {
      await page.goto(at('/blog?product=faq'));
      await expect(page.getByRole('article')).toHaveCount(10);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByText(t.isNew).locator('visible=true')).toHaveCount(0);
      await page.getByRole('navigation', {name: t.pages}).getByRole('link', {name: /2/}).click();
      await expect(page).toHaveURL(at('/blog/page/2'));
      await page.getByRole('main').getByRole('link', {name: 'RSS'}).click();
      await expect(page).toHaveURL(at('/blog/archive#feeds'));
    });

    test(`without script a post shows its changes and leads on (${id} ${device})`, async ({
      page,
    }) => {
      await page.goto(at('/blog/2025-07-10-offline-and-history'));
      await expect(page.locator('#restore-version')).toBeVisible();
      await page.locator('div:has(> div > #restore-version) p a').click();
      await expect(page).toHaveURL(at('/docs/yicat/translate/comments-history'));
    });
  });
});
