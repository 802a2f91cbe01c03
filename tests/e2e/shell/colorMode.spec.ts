import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {fileKept} from './support.ts';

const stored = () => localStorage.getItem('theme');

const words = {
  zh: {name: /切换颜色模式/, states: ['浅色', '深色', '跟随系统']},
  en: {name: /Switch colour mode/, states: ['Light', 'Dark', 'System']},
} as const;

forEachLocale(({id, at}) => {
  const {name, states} = words[id];

  test(`S4.4 S4.5 S4.7 ${id}: light, dark, system, each kept`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, at('/'));
    const html = page.locator('html');
    const toggle = page.locator('.theme-layout-navbar-right').getByRole('button', {name});
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(toggle).toHaveAccessibleName(new RegExp(states[2]));
    for (const [choice, theme, value, state] of [
      ['light', 'light', 'light', states[0]],
      ['dark', 'dark', 'dark', states[1]],
      ['system', 'dark', null, states[2]],
      ['light', 'light', 'light', states[0]],
    ] as const) {
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme-choice', choice);
      await expect(html).toHaveAttribute('data-theme', theme);
      await expect(toggle).toHaveAccessibleName(new RegExp(state));
      expect(await page.evaluate(stored)).toBe(value);
    }
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test('S4.9 S9.3 follows the system at once where nothing is chosen', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('before the application', () => {
  test.use({allowedErrors: [fileKept]});

  test('S4.10 the chosen mode is there before the application', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 23, 27)');
    // The button holds an icon of each choice: sun, moon, system.
    const icons = page.locator('[name="color-mode"] svg');
    await expect(icons.locator('visible=true')).toHaveCount(1);
    await expect(icons.nth(1)).toBeVisible();
    const toggle = page.getByRole('button', {name: /切换颜色模式/});
    await expect(toggle).toHaveAccessibleName(/深色/);
  });

  test('S4.9 S9.3 S4.11 the system and another tab are followed', async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');

    const other = await context.newPage();
    await open(other, '/docs/yicat');
    await other.getByRole('button', {name: /切换颜色模式/}).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-has-hydrated', 'false');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test('S4.11 two tabs stay in step', nightly, async ({page, context}) => {
  const second = await context.newPage();
  await open(page, '/');
  await open(second, '/docs/yicat');
  await page.getByRole('button', {name: /切换颜色模式/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(second.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test(
  "S4.11 a page from the browser's memory shows what was chosen meanwhile",
  nightly,
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /切换颜色模式/}).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
  },
);
