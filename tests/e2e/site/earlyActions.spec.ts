import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {holdApplication, openEarly} from '../open.ts';
import {homeFieldOf} from '../search/support.ts';
import {article, colorSwitch, scripts, withCode} from './support.ts';

test.describe('what is done before it comes is answered, once', () => {
  test('colour mode, at once, and named by the application', async ({page}) => {
    const arrive = await openEarly(page, article);
    const html = page.locator('html');
    await colorSwitch(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await expect(html).toHaveCSS('color-scheme', 'light');
    await colorSwitch(page).press('Enter');
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await arrive();
    await expect(colorSwitch(page)).toHaveAccessibleName(/深色/);
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    // From now on the application handles clicks.
    await colorSwitch(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(colorSwitch(page)).toHaveAccessibleName(/跟随系统/);
  });

  for (const [route, shown] of [
    [article, 'aside [aria-current="page"]'],
    ['/', '.navbar a[href="/docs/yicat"]'],
  ] as const) {
    test(`phone menu, by the page itself: ${route}`, async ({page}) => {
      await page.setViewportSize(phone);
      const arrive = await openEarly(page, route);
      const button = page.getByRole('button', {name: '切换导航栏'});
      const first = page.locator(shown).first();
      await button.click();
      await expect(first).toBeVisible();
      await button.click();
      await expect(first).toBeHidden();
      await button.click();
      await expect(first).toBeVisible();
      const seen = () => page.screenshot({animations: 'disabled'});
      const early = await seen();
      await arrive();
      // The page's own sheet is enough: those of the application change nothing.
      await expect.poll(async () => (await seen()).equals(early)).toBe(true);
      // The menu is still open, and now belongs to the application.
      await expect(first).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('main').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(
        1,
      );
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('phone menu: from the list to the main menu', nightly, async ({page}) => {
    await page.setViewportSize(phone);
    await openEarly(page, article);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await page.getByRole('button', {name: '← 回到主菜单'}).click();
    await expect(page.locator('.navbar').getByRole('link', {name: '更新日志'})).toBeVisible();
  });

  test('contents on a phone open without it, and stay open', async ({page}) => {
    await page.setViewportSize(phone);
    const arrive = await openEarly(page, article);
    await page.locator('summary').filter({hasText: '本页内容'}).click();
    const contents = page.getByRole('navigation', {name: '本页内容'});
    await expect(contents).toBeVisible();
    await arrive();
    await expect(contents).toBeVisible();
  });

  test('a category of the sidebar, by the page itself', async ({page}) => {
    const arrive = await openEarly(page, article);
    const category = page.locator('.theme-doc-sidebar-item-category').first();
    const link = category.locator('ul a').first();
    const button = category.getByRole('button').first();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await arrive();
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the notice', async ({page}) => {
    const arrive = await openEarly(page, '/');
    await page.getByRole('banner').getByRole('button').click();
    await arrive();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('language menu by keyboard', nightly, async ({page}) => {
    const arrive = await openEarly(page, article);
    const trigger = page.locator('.theme-layout-navbar-right').getByRole('button', {name: '中文'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    await arrive();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('a filter of the update log', async ({page}) => {
    const arrive = await openEarly(page, '/blog');
    await page.getByRole('main').getByRole('button', {name: 'Yiloc'}).click();
    await arrive();
    await expect(page).toHaveURL(/product=yiloc/);
  });

  test('copying', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const arrive = await openEarly(page, withCode);
    await page.locator('.code-frame').first().getByRole('button', {name: '复制'}).click();
    await arrive();
    await expect(page.locator('.code-frame').first().getByRole('status')).toHaveText('已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('{count, plural');
  });

  test(
    'copying that the browser refuses, because the click was replayed',
    nightly,
    async ({page}) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
      });
      const arrive = await openEarly(page, withCode);
      await page.locator('.code-frame').first().getByRole('button', {name: '复制'}).click();
      await arrive();
      await expect(page.locator('.code-frame').first().getByRole('status')).toHaveText(
        '已选中，请复制',
      );
      expect(await page.evaluate(() => window.getSelection()?.toString())).toContain(
        '{count, plural',
      );
    },
  );

  test('text typed into a field stays, with the focus', nightly, async ({page}) => {
    const arrive = await openEarly(page, '/');
    // The search needs no application, so typing does not start it.
    const field = homeFieldOf(page);
    await field.pressSequentially('术语');
    await page.locator('html').dispatchEvent('pointerdown');
    await arrive();
    await expect(field).toHaveValue('术语');
    await expect(field).toBeFocused();
    await field.pressSequentially('库');
    await expect(field).toHaveValue('术语库');
  });

  test(
    'a click of assistive technology, which moves no pointer and presses no key',
    nightly,
    async ({page}) => {
      await page.goto(article);
      await colorSwitch(page).dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    },
  );

  test('a click while it loads', async ({page}) => {
    await page.goto(article);
    const release = await holdApplication(page);
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    await expect(scripts(page)).not.toHaveCount(0);
    await colorSwitch(page).click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });
});
