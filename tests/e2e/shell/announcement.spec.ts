import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {fileKept, texts} from './support.ts';

forEachLocale(({id, at}) => {
  const t = texts[id];

  test(`S2.31 ${id}: the notice is in the language of the page and can be closed`, async ({
    page,
  }) => {
    await open(page, at('/'));
    const bar = page.getByRole('banner');
    await expect(bar).toContainText(t.notice);
    await expect(bar.getByRole('link')).toHaveAttribute('href', at('/markdown-page'));
    const size = await bar.getByRole('button', {name: t.close}).boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await bar.getByRole('button', {name: t.close}).click();
    await expect(bar).toHaveCount(0);
  });
});

test('S2.31 shows the configured colours', nightly, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(26, 29, 34)');
  await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(182, 188, 196)');
});

test.describe('a closed notice', () => {
  test.use({allowedErrors: [fileKept]});

  test('S4.12 S4.13 S9.17 stays closed, without a flash, until another notice comes', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button').click();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('docusaurus.announcement.dismiss'),
        localStorage.getItem('docusaurus.announcement.id'),
      ]),
    ).toEqual(['true', 'sample']);

    // The static page still contains the bar; the stylesheet must hide it before any script runs.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('banner', {includeHidden: true})).toHaveCount(1);
    await expect(page.getByRole('banner', {includeHidden: true})).toBeHidden();

    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    });
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/assets/js/**');
    await open(page, '/');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
