import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {inOneLanguage} from '../locales.ts';
import {hydrate, open} from '../open.ts';

/** Names of the active sheets, in the order of the cascade. */
const sheetsOf = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]:not([media])')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          /\/assets\/css\/(\w+)\.[0-9a-f]{8}\.css$/.exec(link.getAttribute('href') ?? '')?.[1],
      ),
    );

inOneLanguage('zh', ({id, at}) => {
  test(`${id}: no page waits for a sheet, and the application brings its own behind`, async ({
    page,
  }) => {
    for (const [route, lazy] of [
      // The figures of this page are windows; none is a diagram.
      ['/docs/faq/create-account', []],
      ['/docs/yicat/start/quick-start-manager', ['diagrams']],
      ['/', ['lists']],
      ['/blog', ['lists']],
      ['/blog/archive', ['lists']],
      ['/glossary', ['glossary']],
    ] as const) {
      await test.step(route, async () => {
        await page.goto(at(route));
        await expect(page.locator('head > style')).toHaveCount(1);
        expect(await sheetsOf(page)).toEqual([]);
        await hydrate(page);
        expect(await sheetsOf(page)).toEqual(['menu', 'styles', ...lazy]);
        // The order is that of the cascade: later sheets are stronger.
        await expect(page.locator('style ~ link[rel="stylesheet"]')).toHaveCount(2 + lazy.length);
      });
    }
  });

  test(`${id}: going to the update log brings its styles along`, async ({page}) => {
    await open(page, at('/docs/faq/create-account'));
    await page.locator(`.navbar a[href="${at('/blog')}"]`).click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at('/blog')}$`));
    expect(await sheetsOf(page)).toEqual(['menu', 'styles', 'lists']);
  });
});
