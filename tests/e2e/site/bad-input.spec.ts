import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {hydrate, open} from '../open.ts';
import {recordDialogs} from '../records.ts';

test('a strange query is data, nothing else', async ({page}) => {
  const dialogs = recordDialogs(page);
  for (const address of [
    '/?%E0%A4%A',
    '/docs/faq?a=%',
    '/blog?docusaurus-theme=%3Cscript%3E&docusaurus-data-x=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&ctx=%3Cb%3E&version=..%2F..',
    '/docs/faq/invoice?_highlight=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/docs/faq/create-account#%E0%A4%A',
  ]) {
    await test.step(address, async () => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await hydrate(page);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(dialogs).toEqual([]);
    });
  }
});

test('a broken address behind a page that runs changes nothing', async ({page}) => {
  await open(page, '/docs/faq/invoice');
  const heading = await page.locator('main h1').innerText();
  await page.evaluate(() => {
    window.location.hash = '#100%';
  });
  await expect(page).toHaveURL(/#100%25$/);
  await expect(page.locator('main h1')).toHaveText(heading);
  await page.getByRole('contentinfo').getByRole('link', {name: 'YiCAT'}).click();
  await expect(page).toHaveURL('/docs/yicat');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  forEachLocale(({id, at}) => {
    test(`${id}: an article can be read and left`, async ({page}) => {
      await page.goto(at('/docs/faq/create-account'));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('article p').first()).toBeVisible();
      // Menus must be reachable: other articles, other products, the other language, the update log.
      await expect(page.locator(`aside a[href="${at('/docs/faq/invoice')}"]`)).toBeVisible();
      await expect(page.locator(`footer a[href="${at('/docs/yicat')}"]`)).toBeVisible();
      await expect(page.locator(`nav.navbar a[href="${at('/blog')}"]`)).toBeVisible();
      const twin = id === 'zh' ? '/en/docs/faq/create-account' : '/docs/faq/create-account';
      await expect(
        page.locator(`header a[href="${twin}"], main a[href="${twin}"]`).first(),
      ).toBeVisible();
    });
  });

  test('a phone reaches everything as well', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto('/docs/faq/create-account');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('footer a[href="/docs/yicat"]')).toBeVisible();
    await expect(page.locator('footer a[href="/blog"]')).toBeVisible();
  });
});

test.describe('when no script arrives', () => {
  test.use({allowedErrors: [/ERR_FAILED/]});

  test('the page can be read and its links lead on', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/faq/create-account');
    await page.mouse.move(3, 3);
    await page.locator('aside').getByRole('link', {name: '如何开具发票'}).click();
    await expect(page.locator('main h1')).toHaveText('如何开具发票');
  });
});
