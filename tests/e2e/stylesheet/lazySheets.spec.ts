import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {hydrate} from '../hydrate.ts';
import {forEachLocale} from '../locales.ts';

const sheetsOf = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

const lists = /\/assets\/css\/lists\.[0-9a-f]{8}\.css$/;

forEachLocale(({id, at}) => {
  test(`${id}: an article waits for the sheet of all pages only`, async ({page}) => {
    await page.goto(at('/docs/faq/create-account'));
    expect(await sheetsOf(page)).toEqual([expect.stringMatching(/\/styles\.[0-9a-f]{8}\.css$/)]);
  });

  for (const route of ['/', '/blog', '/blog/archive']) {
    test(`${id}: ${route} links its styles before the application does`, async ({page}) => {
      await page.goto(at(route));
      const before = await sheetsOf(page);
      expect(before.filter((href) => lists.test(href))).toHaveLength(1);
      await hydrate(page);
      expect(await sheetsOf(page)).toEqual(before);
    });
  }

  test(`${id}: an article with a diagram links the styles of diagrams too`, async ({page}) => {
    await page.goto(at('/docs/yicat/start/quick-start-translator'));
    const before = await sheetsOf(page);
    expect(before).toContainEqual(expect.stringMatching(/\/diagrams\.[0-9a-f]{8}\.css$/));
    await hydrate(page);
    expect(await sheetsOf(page)).toEqual(before);
  });

  test(`${id}: going to the update log brings its styles along`, async ({page}) => {
    await page.goto(at('/docs/faq/create-account'));
    await hydrate(page);
    await page.locator(`.navbar a[href="${at('/blog')}"]`).click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at('/blog')}$`));
    expect((await sheetsOf(page)).filter((href) => lists.test(href))).toHaveLength(1);
  });
});
