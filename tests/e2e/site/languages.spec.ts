import {expect, test} from '../fixtures.ts';
import {forEachLocale, locales} from '../locales.ts';

const words = {
  zh: {log: '更新日志', footer: ['关于我们', '其他产品'], sidebar: '如何注册账号'},
  en: {
    log: 'Update log',
    footer: ['About us', 'Other products'],
    sidebar: 'How to create an account',
  },
} as const;

forEachLocale(({id, at, lang}) => {
  test.describe(id, () => {
    test.use({javaScriptEnabled: false});

    test('S1.2 S3.2 navbar, sidebar and footer speak the language of the page', async ({page}) => {
      await page.goto(at('/docs/faq/create-account'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(
        page.locator('nav.navbar').getByRole('link', {name: words[id].log}),
      ).toBeVisible();
      await expect(
        page.locator('aside').getByRole('link', {name: words[id].sidebar}),
      ).toBeVisible();
      for (const heading of words[id].footer) {
        await expect(page.locator('footer').getByText(heading, {exact: true})).toBeVisible();
      }
    });

    test('S3.2 each page names its twin for search engines', async ({page}) => {
      await page.goto(at('/docs/faq/invoice'));
      for (const locale of locales) {
        const link = page.locator(`link[rel="alternate"][hreflang="${locale.lang}"]`);
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`${locale.at('/docs/faq/invoice')}$`),
        );
      }
    });
  });
});
