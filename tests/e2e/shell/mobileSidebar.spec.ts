import {expect, test} from '../fixtures.ts';
import {article, languages, open, phone} from './support.ts';

/** The menu holds one inert panel of its own: the one that is not shown. */
const inertOutside = '[inert]:not(.navbar-sidebar__item)';

test('S2.41 S9.6 the menu button stands from 996 px down', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await page.goto('/');
  const toggle = page.getByRole('button', {name: '切换导航栏'});
  await expect(toggle).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
});

for (const t of languages) {
  test(`S2.41 S2.42 S4.14 ${t.id}: secondary menu, back, main menu`, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, t.prefix + article);
    await page.getByRole('button', {name: t.toggleMenu}).click();
    const menu = page.getByRole('dialog', {name: t.menu});
    await expect(menu).toBeVisible();
    const back = menu.getByRole('button', {name: t.backToMain});
    await expect(back).toBeInViewport();
    await back.click();
    await expect(back).not.toBeInViewport();
    for (const product of t.products) {
      await expect(
        menu.getByRole('link', {name: new RegExp(`^${product}`)}).first(),
      ).toBeInViewport();
    }
    await expect(menu.getByRole('link', {name: new RegExp(`^${t.allProducts}`)})).toBeInViewport();
    await expect(menu.getByRole('link', {name: t.updateLog})).toBeInViewport();
    await expect(menu.getByRole('link', {name: t.company})).toBeInViewport();
    await expect(menu.getByRole('link', {name: t.other.name})).toHaveAttribute(
      'href',
      t.other.prefix + article,
    );
    await menu.getByRole('link', {name: t.updateLog}).click();
    await expect(page).toHaveURL(`${t.prefix}/blog`);
    await expect(menu).toBeHidden();
  });
}

test.describe('phone menu', () => {
  test.use({viewport: phone});

  test.beforeEach(async ({page}) => {
    await open(page, '/docs/yicat');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.getByRole('dialog', {name: '菜单'})).toBeVisible();
  });

  test('S4.14 takes the focus, keeps it, and gives it back on Esc', async ({page}) => {
    const menu = page.getByRole('dialog', {name: '菜单'});
    await expect(menu).toBeFocused();
    const focusIsInside = () =>
      page.evaluate(() => {
        const {activeElement} = document;
        return (
          activeElement === document.body || Boolean(activeElement?.closest('[role="dialog"]'))
        );
      });
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', {name: '切换导航栏'})).toBeFocused();
    await expect(page.locator(inertOutside)).toHaveCount(0);
  });

  test('S4.14 keeps the focus inside when the panels change', async ({page}) => {
    const menu = page.getByRole('dialog', {name: '菜单'});
    const back = menu.getByRole('button', {name: '← 回到主菜单'});
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
  });

  test('S4.14 locks the page behind it and closes on the backdrop and on its button', async ({
    page,
  }) => {
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', {name: '关闭导航栏'}).click();
    await expect(page.getByRole('dialog', {name: '菜单'})).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({width: 800, height: 800});
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.locator('.navbar-sidebar__backdrop')).toBeVisible();
    await page.mouse.click(700, 400);
    await expect(page.getByRole('dialog', {name: '菜单'})).toBeHidden();
  });

  test('S4.15 closes when the layout becomes desktop', async ({page}) => {
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await expect(page.locator(inertOutside)).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(page.getByRole('dialog', {name: '菜单'})).toBeHidden();
  });

  test('S4.16 closes on back, which is cancelled', async ({page}) => {
    await page.getByRole('button', {name: '关闭导航栏'}).click();
    await page.getByRole('contentinfo').getByRole('link', {name: '更新日志'}).click();
    await expect(page).toHaveURL('/blog');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.getByRole('dialog', {name: '菜单'})).toBeVisible();
    await page.evaluate(() => {
      window.history.back();
    });
    await expect(page.getByRole('dialog', {name: '菜单'})).toBeHidden();
    await expect(page).toHaveURL('/blog');
  });

  test('S4.5 its colour mode says the state in a word', async ({page}) => {
    const toggle = page.getByRole('dialog').getByRole('button', {name: /切换颜色模式/});
    await expect(toggle).toContainText('跟随系统');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(toggle.getByText('浅色')).toBeVisible();
  });
});
