import {products} from '../../../config/products.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {countDocuments} from '../records.ts';
import {blockStorage} from './support.ts';

const key = 'docs-preferred-version-default';
const preferred = (name: string) => localStorage.getItem(name);
const product = products.find(({rootAttribute}) => rootAttribute)?.id ?? '';

for (const prefix of ['', '/en']) {
  // `productScript.test` checks each product before hydration.
  test(`S2.60 S2.61 S4.20 S9.16 ${prefix}/docs/${product} names and remembers its product`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/docs/${product}`);
    await expect(page.locator('html')).toHaveAttribute('data-product', product);
    expect(await page.evaluate(preferred, key)).toBe(product);
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-product', product);
    await expect.poll(() => page.evaluate(preferred, key)).toBe(product);
  });

  test(`S2.60 ${prefix}/docs/plugin names none but has its accent`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, `${prefix}/docs/plugin`);
    await expect(page.locator('html')).not.toHaveAttribute('data-product', /./);
    expect(await page.evaluate(preferred, key)).toBeNull();
    await open(page, `${prefix}/docs/plugin/intro`);
    await expect(page.locator('html')).not.toHaveAttribute('data-product', /./);
    await expect(page.locator('aside a[aria-current="page"]')).toHaveCSS(
      'color',
      'rgb(212, 166, 233)',
    );
  });
}

test.describe('before the application', () => {
  test.use({allowedErrors: [/ERR_FAILED|status of 404/]});

  test('S2.60 the attribute is there before the application and on unknown pages of a product', async ({
    page,
  }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    for (const [path, product] of [
      ['/docs/qtrans', 'qtrans'],
      ['/docs/qtrans/nope', 'qtrans'],
      ['/en/docs/aligner/nope', 'aligner'],
      ['/en/docs/alignment/nope', 'alignment'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-product', product);
    }
    for (const path of ['/', '/blog', '/docs/alignerx', '/docs/plugin/nope', '/nope']) {
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-product', /./);
    }
  });
});

test('S2.60 leaving the products takes the attribute away', nightly, async ({page}) => {
  await open(page, '/docs/yicat');
  await page.getByRole('contentinfo').getByRole('link', {name: '更新日志'}).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).not.toHaveAttribute('data-product', /./);
});

test('S2.62 another product by link loads the page once more, the same product does not', async ({
  page,
}) => {
  await open(page, '/docs/yicat');
  const documents = countDocuments(page);
  const footer = page.getByRole('contentinfo');
  const reloaded = page.waitForEvent('load');
  await footer.getByRole('link', {name: 'Yiloc'}).click();
  await reloaded;
  await expect(page).toHaveURL('/docs/yiloc');
  await hydrate(page);
  expect(documents()).toBe(1);
  expect(await page.evaluate(preferred, key)).toBe('yiloc');

  await footer.getByRole('link', {name: '更新日志'}).click();
  await expect(page).toHaveURL('/blog');
  await footer.getByRole('link', {name: 'Yiloc'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-product', 'yiloc');
  await footer.getByRole('link', {name: '机器翻译插件'}).click();
  await expect(page).toHaveURL('/docs/plugin');
  await expect(page.locator('.theme-layout-navbar-left [role="button"]')).toContainText(
    '机器翻译插件',
  );
  expect(documents()).toBe(1);
});

test('S2.62 the product menu behaves as any link', async ({page}) => {
  await open(page, '/docs/yicat');
  const documents = countDocuments(page);
  await page.getByRole('button', {name: 'YiCAT'}).click();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('navigation')
    .getByRole('link', {name: /^Yiloc/})
    .first()
    .click();
  await reloaded;
  await hydrate(page);
  expect(documents()).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-product', 'yiloc');
});

test(
  'S2.62 opening a page whose product is not the stored one does not load it again',
  nightly,
  async ({page}) => {
    await page.addInitScript((name) => {
      localStorage.setItem(name, 'faq');
    }, key);
    await page.goto('/docs/yicat');
    const documents = countDocuments(page);
    await hydrate(page);
    await expect.poll(() => page.evaluate(preferred, key)).toBe('yicat');
    expect(documents()).toBe(0);
  },
);

test('S4.21 an unknown stored product is cleared where none rules', async ({page}) => {
  await page.goto('/');
  await page.evaluate((name) => {
    localStorage.setItem(name, 'bogus');
  }, key);
  await open(page, '/');
  await expect.poll(() => page.evaluate(preferred, key)).toBeNull();
});

test('S2.62 S8.10 without storage the site works, warns once and never reloads', async ({page}) => {
  await blockStorage(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('browser storage is not available')) {
      warnings.push(message.text());
    }
  });
  await open(page, '/docs/yicat');
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Yiloc'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-product', 'yiloc');
  await page.getByRole('button', {name: /切换颜色模式/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('banner').getByRole('button', {name: '关闭'}).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(documents()).toBe(0);
  expect(warnings).toHaveLength(1);
});
