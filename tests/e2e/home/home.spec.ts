import type {Locator, Page} from '@playwright/test';
import {headline} from '../../../config/headline.ts';
import {languageTags, otherLocale} from '../../../config/locales.ts';
import {oftenAsked} from '../../../config/oftenAsked.ts';
import {productById, products} from '../../../config/products.ts';
import {viewReaders} from '../../../plugins/readers/viewReaders.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {open} from '../open.ts';
import {hrefsOf, overflowOf} from '../pageFacts.ts';
import {articleRoutes} from '../routes.ts';

const words = {
  zh: {
    products: '要做什么，用哪个产品',
    readers: '从哪里开始',
    updates: '最近更新',
    amount: '篇',
  },
  en: {
    products: 'Find the right product',
    readers: 'Where to start',
    updates: 'Latest updates',
    amount: 'articles',
  },
};

const rowsOf = (page: Page, heading: string): Locator =>
  page.getByRole('region', {name: heading}).locator('> :is(ol, ul) > li');

forEachLocale(({id, at, siteTitle}) => {
  test(`S1.5 S2.4 S2.51 ${id}: what the home page says`, async ({page, request}) => {
    await page.goto(at('/blog'));
    const posts = await hrefsOf(page.locator('main a[href*="/blog/20"]'));
    const newest = [...new Set(posts)].slice(0, 3);
    await page.goto(at('/'));

    await test.step('it is called what the site is called, and describes itself', async () => {
      await expect(page).toHaveTitle(siteTitle);
      const han = /\p{Script=Han}{4}/u;
      for (const name of ['description', 'keywords']) {
        const tag = page.locator(`head meta[name="${name}"]`);
        await expect(tag).toHaveCount(1);
        expect(han.test((await tag.getAttribute('content')) ?? '')).toBe(id === 'zh');
      }
      const image = await page.locator('head meta[property="og:image"]').getAttribute('content');
      expect(image).toContain(`/img/social-card-${id}.png`);
    });

    await test.step('the headline is in both languages', async () => {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        new RegExp(headline[id].join('\\s*')),
      );
      const other = otherLocale(id);
      await expect(page.locator(`main [lang="${languageTags[other]}"]`).first()).toHaveText(
        new RegExp(headline[other].join('\\s*')),
      );
    });

    await test.step('often-asked words lead to their results', async () => {
      for (const query of oftenAsked[id]) {
        const address = await page
          .getByRole('main')
          .getByRole('link', {name: query, exact: true})
          .getAttribute('href');
        const url = new URL(address ?? '', 'http://localhost');
        expect(url.pathname).toBe(at('/search'));
        expect(url.searchParams.get('q')).toBe(query);
      }
    });

    await test.step('every product is a row with its need, its answer and its articles', async () => {
      const rows = rowsOf(page, words[id].products);
      await expect(rows).toHaveCount(products.length);
      for (const [index, product] of products.entries()) {
        const row = rows.nth(index);
        const articles = articleRoutes.filter((article) => article.product === product.id);
        await expect(row).toContainText(product.need[id]);
        await expect(row).toContainText(product.answer[id]);
        await expect(row).toContainText(`${articles.length} ${words[id].amount}`);
        await expect(row.getByRole('link')).toHaveCount(1);
        await expect(row.getByRole('link', {name: product.name[id]})).toHaveAttribute(
          'href',
          at(`/docs/${product.id}`),
        );
      }
    });

    await test.step('every reader has articles that exist, each with its product', async () => {
      const rows = rowsOf(page, words[id].readers);
      const readers = viewReaders(id, process.cwd());
      await expect(rows).toHaveCount(readers.length);
      for (const [index, reader] of readers.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole('heading', {level: 3})).toHaveText(reader.name);
        for (const {title, product, route} of reader.tasks) {
          const address = at(route);
          await expect(row.getByRole('link', {name: title, exact: true})).toHaveAttribute(
            'href',
            address,
          );
          const link = page.getByRole('link', {name: title, exact: true});
          await expect(row.getByRole('listitem').filter({has: link})).toContainText(
            productById(product).name[id],
          );
          expect((await request.get(address)).status(), address).toBe(200);
        }
      }
    });

    await test.step('the three newest posts of the update log, newest first', async () => {
      const rows = rowsOf(page, words[id].updates);
      await expect(rows).toHaveCount(3);
      expect(await hrefsOf(rows.getByRole('link'))).toEqual(newest);
      await expect(rows.first().locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    });
  });

  test(`S2.4 ${id}: pairs are one above the other on a phone, and nothing is wider than a page`, async ({
    page,
  }) => {
    await page.goto(at('/'));
    for (const width of [1280, 1279, 1100, 997, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await overflowOf(page), `${width} px`).toBe(0);
    }
    const row = rowsOf(page, words[id].products).first();
    const source = await row.getByText(products[0].need[id]).boundingBox();
    const target = await row.getByRole('link').boundingBox();
    const tie = await row.locator('span[aria-hidden="true"]:empty').boundingBox();
    if (!source || !target || !tie) {
      throw new Error('The row lacks its source, its tie or its target.');
    }
    expect(source.y + source.height).toBeLessThanOrEqual(target.y);
    expect(tie.height).toBeGreaterThan(tie.width);
    expect(tie.x + tie.width).toBeLessThanOrEqual(source.x);
  });
});

inOneLanguage('en', ({id, at}) => {
  test('S2.4 the whole row leads to the product, and shows it first', async ({page}) => {
    await page.goto(at('/'));
    const row = rowsOf(page, words[id].products).nth(1);
    const before = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
    await row.hover({position: {x: 60, y: 20}});
    await expect
      .poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor))
      .not.toBe(before);
    await row.click({position: {x: 60, y: 20}});
    await expect(page).toHaveURL(at('/docs/yiloc'));
  });

  test('S2.4 a row reached by keyboard has an outline around all of it', async ({page}) => {
    await page.goto(at('/'));
    const link = rowsOf(page, words[id].products).first().getByRole('link');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const outline = await link.evaluate((element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element, '::after');
      return {outlineStyle, outlineWidth};
    });
    expect(outline).toEqual({outlineStyle: 'solid', outlineWidth: '2px'});
  });

  test('S2.4 the search field leads to the results', async ({page}) => {
    await open(page, at('/'));
    await page.getByRole('main').getByRole('searchbox').fill('TMX & <b>');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === at('/search'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('TMX & <b>');
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  inOneLanguage('en', ({at}) => {
    test('S2.4 the search field is a form that works without script', async ({page}) => {
      await page.goto(at('/'));
      await page.getByRole('main').getByRole('searchbox').fill('TMX');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === at('/search'));
      expect(new URL(page.url()).searchParams.get('q')).toBe('TMX');
    });
  });
});
