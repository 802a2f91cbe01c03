import type {Page} from '@playwright/test';
import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, localeById} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {article, texts} from './support.ts';
import {otherLocale} from '../../../config/locales.ts';

const toggle = (page: Page) => page.locator('.navbar__toggle');
const opened = (page: Page) => page.locator('html[data-menu]');

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(opened(page)).toBeAttached();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(opened(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/** Whether the focus is in the menu or on the browser's window. */
const focusIsInside = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    return (
      activeElement === document.body || Boolean(activeElement?.closest('.navbar, aside:has(nav)'))
    );
  });

test('S2.41 S9.6 the menu button is there from 996 px down', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await page.goto('/');
  const button = page.getByRole('button', {name: '切换导航栏'});
  await expect(button).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(button).toBeVisible();
});

forEachLocale(({id, at}) => {
  const t = texts[id];
  const other = localeById(otherLocale(id));

  test(`S2.41 S2.42 S4.14 ${id}: secondary menu, back, main menu`, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, at(article));
    const button = page.getByRole('button', {name: t.toggleMenu});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const back = page.getByRole('button', {name: t.backToMain});
    await expect(back).toBeInViewport({ratio: 1});
    await expect(page.locator('aside [aria-current="page"]')).toBeInViewport({ratio: 1});
    const navbar = page.getByRole('navigation').first();
    const updateLog = navbar.getByRole('link', {name: t.updateLog});
    await expect(updateLog).toBeHidden();

    await back.click();
    await expect(back).toBeHidden();
    await expect(page.locator('aside [aria-current="page"]')).toBeHidden();
    for (const product of t.products) {
      await expect(
        navbar.getByRole('link', {name: new RegExp(`^${product}`)}).first(),
      ).toBeInViewport({ratio: 1});
    }
    await expect(navbar.getByRole('link', {name: new RegExp(`^${t.allProducts}`)})).toBeInViewport({
      ratio: 1,
    });
    await expect(updateLog).toBeInViewport({ratio: 1});
    await expect(navbar.getByRole('link', {name: t.company})).toBeInViewport({ratio: 1});
    await expect(navbar.getByRole('link', {name: texts[other.id].name})).toHaveAttribute(
      'href',
      other.at(article),
    );
    await updateLog.click();
    await expect(page).toHaveURL(at('/blog'));
    await expectClosed(page);
  });
});

test.describe('phone menu', () => {
  test.use({viewport: phone});

  test('S4.14 takes the focus, keeps it, and gives it back on Esc', async ({page}) => {
    await open(page, '/docs/yicat');
    await openMenu(page);
    await expect(toggle(page)).toBeFocused();
    const reached = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside(page)).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    }
    expect(reached.size, 'the list can be walked through').toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
  });

  test('S4.14 keeps the focus inside when the panels change', nightly, async ({page}) => {
    await open(page, '/docs/yicat');
    await openMenu(page);
    await page.getByRole('button', {name: '← 回到主菜单'}).focus();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toBeFocused();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('aside') ?? null),
        'the list that is put away cannot be reached',
      ).toBeNull();
    }
    await page.locator('.navbar').getByRole('link', {name: '更新日志'}).focus();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
  });

  test('S4.14 locks the page behind it and closes on the backdrop and on its button', async ({
    page,
  }) => {
    await open(page, '/docs/yicat');
    await openMenu(page);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await toggle(page).click();
    await expectClosed(page);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({width: 800, height: 800});
    await openMenu(page);
    await page.mouse.click(700, 400);
    await expectClosed(page);
  });

  test('the page behind it does not move', nightly, async ({page}) => {
    await page.setViewportSize({width: 800, height: 800});
    await open(page, article);
    for (const scrolled of [0, 300]) {
      const scrollTo = (top: number) =>
        page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
      await scrollTo(scrolled + 200);
      // The navbar reappears when the reader scrolls up.
      await scrollTo(scrolled);
      const title = page.getByRole('heading', {level: 1});
      await expect
        .poll(() => toggle(page).evaluate((button) => button.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(0);
      const before = await title.boundingBox();
      // A click of a locator would first scroll to the sticky navbar.
      await page.mouse.click(30, 26 + ((await toggle(page).boundingBox())?.y ?? 0));
      await expect(opened(page)).toBeAttached();
      expect(await title.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });

  test('S4.15 closes when the layout becomes desktop', nightly, async ({page}) => {
    await open(page, '/docs/yicat');
    await openMenu(page);
    await page.setViewportSize({width: 1200, height: 800});
    await expectClosed(page);
    await page.setViewportSize(phone);
    await expectClosed(page);
  });

  test('S4.16 closes on back, which is cancelled', async ({page}) => {
    await open(page, '/docs/yicat');
    await page.getByRole('contentinfo').getByRole('link', {name: '更新日志'}).click();
    await expect(page).toHaveURL('/blog');
    await openMenu(page);
    await page.evaluate(() => {
      window.history.back();
    });
    await expectClosed(page);
    await expect(page).toHaveURL('/blog');
  });

  test('the shortcut of the search leads out of it', nightly, async ({page}) => {
    await open(page, '/');
    await openMenu(page);
    await page.keyboard.press('Control+k');
    await expect(opened(page)).toHaveCount(0);
    await expect(page.locator('.navbar [name="q"]')).toBeFocused();
  });

  test('S4.5 its colour mode says the state in a word', async ({page}) => {
    await open(page, '/docs/yicat');
    await openMenu(page);
    const colorMode = page.getByRole('button', {name: /切换颜色模式/});
    await expect(colorMode).toContainText('跟随系统');
    await colorMode.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(colorMode.getByText('浅色')).toBeVisible();
  });
});
