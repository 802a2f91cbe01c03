import type {Page} from '@playwright/test';
import {otherLocale} from '../../../config/locales.ts';
import {productIds, type ProductId} from '../../../config/products.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, localeById} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {hrefsOf} from '../pageFacts.ts';
import {articleRoutes} from '../routes.ts';
import {article, texts} from './support.ts';

/** An article that only some products have. */
const questionsOf = (product: ProductId) => `/docs/${product}/faqs`;
const hasQuestions = (product: ProductId) =>
  articleRoutes.some(({route}) => route === questionsOf(product));

forEachLocale(({id, at, siteTitle, lang}) => {
  const t = texts[id];
  const other = localeById(otherLocale(id));

  test.describe(id, () => {
    test('S2.35 S2.38 the configured items are in a left and a right group', async ({page}) => {
      await page.goto(at('/'));
      const left = page.locator('.theme-layout-navbar-left');
      const right = page.locator('.theme-layout-navbar-right');
      await expect(left.getByRole('link').first()).toContainText(siteTitle);
      // It is a link until the application answers it.
      await expect(left.getByRole('link', {name: t.allProducts})).toBeVisible();
      await expect(right.getByRole('link', {name: t.updateLog})).toHaveAttribute(
        'href',
        at('/blog'),
      );
      const company = right.getByRole('link', {name: t.company});
      await expect(company).toHaveAccessibleName(`${t.company} ${t.newTab}`);
      await expect(company).toHaveAttribute('target', '_blank');
      await expect(company).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(right.getByRole('button', {name: t.name})).toBeVisible();
    });

    test('S2.39 the product switch names every product and the list of all', async ({page}) => {
      await open(page, at('/blog'));
      const trigger = page.getByRole('button', {name: t.allProducts});
      await expect(trigger).toHaveAttribute('href', at('/docs'));
      await trigger.click();
      const cells = page.getByRole('navigation').getByRole('list').first().getByRole('link');
      await expect(cells).toHaveCount(t.products.length + 1);
      for (const [index, name] of [...t.products, t.allProducts].entries()) {
        await expect(cells.nth(index)).toContainText(name);
      }
      await cells.nth(1).click();
      await expect(page).toHaveURL(at('/docs/yiloc'));
      await hydrate(page);
      await expect(page.getByRole('button', {name: 'Yiloc'})).toBeVisible();
    });

    test('S2.39 on an article the switch leads to the same one of other products', async ({
      page,
    }) => {
      await open(page, at(questionsOf('aligner')));
      await page.getByRole('button', {name: 'Aligner'}).click();
      const cells = page.locator('.theme-layout-navbar-left .dropdown__menu a');
      const expected = productIds.map((id) => (hasQuestions(id) ? questionsOf(id) : `/docs/${id}`));
      expect(expected).toEqual(expect.arrayContaining(['/docs/qtrans/faqs', '/docs/yicat']));
      expect(await hrefsOf(cells)).toEqual([...expected, '/docs'].map(at));
      await cells.nth(productIds.indexOf('qtrans')).click();
      await expect(page).toHaveURL(at(questionsOf('qtrans')));
      await expect(page.locator('main article h1')).toBeVisible();
    });

    test('S2.39 S1.2 the language menu leads to the same place in the other language', async ({
      page,
    }) => {
      await open(page, at('/docs/yicat?x=1#top'));
      await page.getByRole('button', {name: t.name}).click();
      const menu = page.locator('.theme-layout-navbar-right .dropdown__menu');
      await expect(menu.getByRole('link', {name: t.name})).toHaveAttribute('aria-current', 'true');
      const twin = menu.getByRole('link', {name: texts[other.id].name});
      await expect(twin).toHaveAttribute('href', other.at('/docs/yicat?x=1#top'));
      await twin.click();
      await expect(page).toHaveURL(other.at('/docs/yicat?x=1#top'));
      await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    });
  });
});

test('S2.39 choosing a product keeps query and hash and marks the current one', async ({page}) => {
  await open(page, '/docs/yicat?x=1#top');
  await page.getByRole('button', {name: 'YiCAT'}).click();
  const menu = page.locator('.theme-layout-navbar-left .dropdown__menu');
  await expect(menu.locator('[aria-current]')).toHaveText(/^YiCAT/);
  await menu.getByRole('link', {name: /^Aligner/}).click();
  await expect(page).toHaveURL('/docs/aligner?x=1#top');
});

test('S2.32 S2.40 S4.17 S9.6 the navbar is fixed, leaves on the way down, returns on the way up', async ({
  page,
}) => {
  await open(page, article);
  const navbar = page.locator('nav.navbar');
  const top = async () => (await navbar.boundingBox())?.y ?? Number.NaN;
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeLessThan(-50);
  await page.mouse.wheel(0, -150);
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBeLessThan(-50);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test('S2.40 a jump to an anchor hides the navbar', nightly, async ({page}) => {
  await open(page, article);
  const anchor = page.locator('a.toc-highlight').nth(1);
  await anchor.click();
  await expect(page).toHaveURL(/#/);
  await expect
    .poll(async () => (await page.locator('nav.navbar').boundingBox())?.y)
    .toBeLessThan(-50);
});

test('S2.40 the hidden navbar shows itself when the focus enters it', nightly, async ({page}) => {
  await open(page, article);
  await page.locator('.theme-layout-navbar-right button').last().focus();
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 400);
  const navbar = page.locator('nav.navbar');
  await expect.poll(async () => (await navbar.boundingBox())?.y).toBeLessThan(-50);
  await page.keyboard.press('Shift+Tab');
  await expect(navbar.locator(':focus')).toBeInViewport();
});

test('S2.38 the current page carries the accent rule and aria-current', async ({page}) => {
  await page.goto('/blog');
  const link = page.locator('.navbar__link--active');
  await expect(link).toHaveText('更新日志');
  await expect(link).toHaveAttribute('aria-current', 'page');
  const rule = await link.evaluate(
    (element) => getComputedStyle(element, '::after').borderBottomWidth,
  );
  expect(rule).toBe('2px');
});

test('S9.8 Ctrl K and ⌘ K lead to the search field', async ({page, browser, baseURL}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.navbar input[name="q"]')).toBeFocused();

  const mac = await browser.newContext({
    ...(baseURL && {baseURL}),
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  });
  const onMac = await mac.newPage();
  await onMac.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {value: 'MacIntel'});
    Object.defineProperty(navigator, 'userAgentData', {value: undefined});
  });
  const key = (of: Page) => of.getByRole('search').locator('kbd').first();
  await expect(key(page)).toHaveText('Ctrl K');
  await onMac.goto('/');
  await expect(key(onMac)).toHaveText('⌘ K');
  await expect(onMac.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await open(onMac, '/');
  await expect(key(onMac)).toHaveText('⌘ K');
  await onMac.keyboard.press('Meta+k');
  await expect(onMac.locator('.navbar input[name="q"]')).toBeFocused();
  await mac.close();
});
