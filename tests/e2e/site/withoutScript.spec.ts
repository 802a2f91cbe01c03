import {expect, test} from '../fixtures.ts';
import {article, withCode} from './support.ts';

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'light'});

  test('the page is in the default mode', async ({page}) => {
    await page.goto(article);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 23, 27)');
  });

  test('no button does nothing', async ({page}) => {
    for (const [width, route] of [
      ...['/', '/blog', withCode].map((address) => [1440, address] as const),
      ...['/', article].map((address) => [390, address] as const),
    ]) {
      await test.step(`${route}, ${width} px`, async () => {
        await page.setViewportSize({width, height: 900});
        await page.goto(route);
        const buttons = page
          .locator('button, [role=button], [role=tab]')
          .and(page.locator(':not([popovertarget], [type=submit], [href])'))
          .filter({visible: true});
        // The language menu opens on hover and on keyboard focus.
        const language = page.locator('.dropdown > button');
        await expect(buttons.and(language)).toHaveCount(width > 996 ? 1 : 0);
        await expect(buttons).toHaveCount(width > 996 ? 1 : 0);
        await expect(page.getByRole('button', {name: '搜索'}).first()).toBeVisible();
      });
    }
  });
});
