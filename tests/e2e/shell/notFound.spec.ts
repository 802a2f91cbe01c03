import {phone} from '../devices.ts';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {recordDialogs} from '../records.ts';
import {texts} from './support.ts';

test.use({allowedErrors: [notFoundAnswer]});

forEachLocale(({id, at, siteTitle, lang}) => {
  const t = texts[id];
  const paths =
    id === 'zh' ? ['/nope', '/docs/yicat/nope'] : ['/blog/nope', '/docs/plugin/a/b/nope'];
  for (const path of paths) {
    test(`S2.2 S2.3 S2.51 S8.3 ${at(path)}`, async ({page}) => {
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(404);
      await hydrate(page);
      await expect(page).toHaveTitle(`${t.notFound} | ${siteTitle}`);
      const main = page.getByRole('main');
      await expect(main).toHaveCount(1);
      await expect(main.getByRole('heading', {level: 1})).toHaveText(t.notFound);
      await expect(main.locator('code').first()).toHaveText(at(path));
      await expect(main).toContainText(t.empty);
      await expect(main).toContainText(t.contact);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }
});

// The rest does not depend on the language.
const t = texts.zh;

test('S8.3 offers pages with a similar address, the most similar one first', async ({page}) => {
  await open(page, '/docs/yicat/start/what-is-yicta');
  const similar = page
    .getByRole('region', {name: t.similar})
    .or(page.locator('section', {has: page.getByRole('heading', {name: t.similar})}));
  const links = similar.getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/docs/yicat/start/what-is-yicat');
  expect(await links.count()).toBeLessThanOrEqual(3);
  await links.first().click();
  await expect(page).toHaveURL('/docs/yicat/start/what-is-yicat');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(t.notFound);
});

test('S8.3 its field leads to the results', async ({page}) => {
  await open(page, '/nope');
  await page.getByRole('searchbox', {name: t.searchAll}).fill('a&b c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=a%26b+c');
});

test('S2.3 inside a product the product’s sidebar and accent stay', async ({page}) => {
  await open(page, '/docs/yicat/nope');
  await expect(page.getByRole('button', {name: 'YiCAT'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-product', 'yicat');
  await expect(
    page.locator('aside').getByRole('link').filter({hasText: /./}).first(),
  ).toBeVisible();
});

test(
  'S2.2 a link to an unknown page inside the application shows the same',
  nightly,
  async ({page}) => {
    await open(page, '/docs/yicat');
    for (const path of ['/nope', '/docs/nope', '/docs/yiloc/nope']) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
      await expect(page).toHaveTitle('找不到页面 | 译具文档');
      await expect(page.getByRole('main').locator('code').first()).toHaveText(path);
    }
  },
);

test.describe('an address that cannot be decoded', () => {
  test.use({allowedErrors: [/status of 400/]});

  test('S2.2 does no harm', async ({page}) => {
    for (const path of ['/%E0%A4%A', '/en/%E0%A4%A', '/100%', '/docs/yicat/%FF%zz']) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(400);
        await hydrate(page);
        await expect(page.getByRole('main').locator('code').first()).toHaveText(path);
      });
    }
  });
});

test('S2.2 the address is text, never markup', async ({page}) => {
  const dialogs = recordDialogs(page);
  await open(page, '/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('main').locator('code').first()).toHaveText(
    '/<img src=x onerror=alert(1)>',
  );
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('S2.2 the list of pages may fail to load', nightly, async ({page}) => {
  await page.route('**/pages.json', (route) => route.fulfill({body: '[{"path"'}));
  await open(page, '/docs/yicat/start/what-is-yicta');
  await expect(page.getByRole('searchbox', {name: '搜索全部产品'})).toBeVisible();
  await expect(page.getByRole('heading', {name: '地址相近的页面'})).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('S2.2 the static page is useful and names no address', async ({page}) => {
    await page.goto('/docs/yicat/nope');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('找不到页面');
    await expect(main.locator('code')).toHaveCount(0);
    await expect(main).not.toContainText('404.html');
    await expect(main).toContainText('请告诉提供链接的网站');
    await page.getByRole('searchbox', {name: '搜索全部产品'}).fill('术语库');
    await page.getByRole('main').getByRole('button', {name: '搜索'}).click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('术语库')}`);
  });
});

test('S2.2 fits a phone', nightly, async ({page}) => {
  await page.setViewportSize({...phone, width: 320});
  await open(page, '/docs/yicat/a-very-long-address-without-any-break-in-it-whatsoever/and-more');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
