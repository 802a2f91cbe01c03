import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {built, changingSite, type ChangingSite} from './changingSite';

// Messages of Chromium about requests that a test blocks.
test.use({allowedErrors: [/ERR_(EMPTY_RESPONSE|FAILED|CONNECTION)|Failed to fetch|status of 404/]});

let site: ChangingSite;
test.beforeEach(async () => {
  site = await changingSite();
});
test.afterEach(() => site.close());

const texts = {
  zh: {
    turnOn: '打开离线阅读',
    turnOff: '关闭并全部删除',
    on: '离线阅读已打开',
    missing: '没有保存这个页面',
  },
  en: {
    turnOn: 'Switch on offline reading',
    turnOff: 'Switch off and delete everything',
    on: 'Offline reading is on',
    missing: 'This page is not kept',
  },
};

/** A product with few articles. */
const product = {id: 'qtrans', keep: /^Keep QTrans/i, remove: /^Remove QTrans/i};

async function turnOn(page: Page, language: 'zh' | 'en'): Promise<void> {
  await open(page, `${site.origin}${language === 'en' ? '/en' : ''}/offline`);
  await page.getByRole('button', {name: texts[language].turnOn}).click();
  await expect(page.getByText(texts[language].on)).toBeVisible();
}

/** Returns the paths in the cache. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('offline-reading');
    return (await cache.keys()).map(({url}) => new URL(url).pathname);
  });

test('pages that were opened, by a load or within the application, can be read without a connection', async ({
  page,
}) => {
  await page.goto(`${site.origin}/docs/faq/invoice`);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await turnOn(page, 'zh');
  await open(page, `${site.origin}/docs/faq/create-account`);
  await page.locator('.menu').getByRole('link', {name: '如何开具发票'}).click();
  await expect(page.locator('main h1')).toHaveText('如何开具发票');
  await expect.poll(() => keptPaths(page)).toContain('/docs/faq/invoice');
  await expect.poll(() => keptPaths(page)).toContain('/docs/faq/create-account');

  site.down = true;
  await page.reload();
  await expect(page.locator('main h1')).toHaveText('如何开具发票');
  await hydrate(page);
  await open(page, `${site.origin}/docs/faq/create-account?from=bookmark`);
  await expect(page.locator('main h1')).toBeVisible();

  await page.goto(`${site.origin}/docs/yiloc`);
  await expect(page.getByText(texts.zh.missing)).toBeVisible();
  await hydrate(page);
  site.down = false;
  await page.getByRole('link', {name: '重新打开'}).click();
  await expect(page).toHaveURL(`${site.origin}/docs/yiloc`);
});

/** Gives a kept file an old time, because lists that are younger than ten minutes are not checked. */
async function makeOld(path: string): Promise<void> {
  const cache = await caches.open('offline-reading');
  const copy = await cache.match(path);
  const headers = new Headers(copy?.headers);
  const entry = JSON.parse(decodeURIComponent(headers.get('x-kept') ?? '')) as object;
  headers.set('x-kept', encodeURIComponent(JSON.stringify({...entry, time: 0})));
  await cache.put(path, new Response(await copy?.blob(), {headers}));
}

test('en: a whole product is kept with its search, kept up to date, and removed', async ({
  page,
}) => {
  await turnOn(page, 'en');
  await page.getByRole('button', {name: product.keep}).click();
  await expect(page.getByRole('button', {name: product.remove})).toBeVisible();

  site.down = true;
  const first = JSON.parse(await built(`en/offline/${product.id}.json`)) as {files: string[]};
  const article = first.files.find((file) => file.startsWith(`/en/docs/${product.id}/`)) ?? '';
  await open(page, `${site.origin}${article}`);
  const heading = (await page.locator('main h1').textContent()) ?? '';
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(heading);
  await expect(page.getByRole('option').first()).toBeVisible();

  // The next release has another version of the list and of the article.
  site.down = false;
  const html = await built(`${article.slice(1)}.html`);
  site.replaced.set(article, {
    type: 'text/html; charset=utf-8',
    body: html.replace('</body>', '<p>The next release</p></body>'),
  });
  site.replaced.set(`/en/offline/${product.id}.json`, {
    type: 'application/json',
    body: JSON.stringify({...first, version: 'next'}),
  });
  await page.evaluate(makeOld, `/en/offline/${product.id}.json`);
  await page.goto(`${site.origin}/en/docs/faq`);
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const copy = await (await caches.open('offline-reading')).match(path);
        return (await copy?.text())?.includes('The next release');
      }, article),
    )
    .toBe(true);

  await open(page, `${site.origin}/en/offline`);
  await page.getByRole('button', {name: product.remove}).click();
  await expect(page.getByRole('button', {name: product.keep})).toBeVisible();
  expect(await keptPaths(page)).not.toContain(article);
  await page.getByRole('button', {name: texts.en.turnOff}).click();
  await expect(page.getByRole('button', {name: texts.en.turnOn})).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test(
  'with a connection the newest page is shown, and one file of a release ends it for all',
  nightly,
  async ({page, context}) => {
    await turnOn(page, 'zh');
    const address = '/docs/faq/invoice';
    await page.goto(`${site.origin}${address}`);
    await expect.poll(() => keptPaths(page)).toContain(address);
    const html = await built('docs/faq/invoice.html');
    site.replaced.set(address, {
      type: 'text/html; charset=utf-8',
      body: html.replace('</body>', '<p>下一个版本</p></body>'),
    });
    await page.goto(`${site.origin}${address}`);
    await expect(page.getByText('下一个版本')).toBeAttached();

    site.replaced.set('/service-worker.js', {
      type: 'text/javascript',
      body: await built('.server/service-worker-off.js'),
    });
    // Browsers look for a new worker some time after a navigation; this call does so immediately. While
    // the old worker is busy, Chromium ends it only after its last page is closed, and a navigation may
    // wait for it, so each attempt has a page for itself.
    await page.close();
    await expect(async () => {
      const other = await context.newPage();
      try {
        await other.goto(`${site.origin}/docs/faq/create-account`, {timeout: 30_000});
        await other.evaluate(async () =>
          (await navigator.serviceWorker.getRegistration())?.update(),
        );
        await expect.poll(() => other.evaluate(() => caches.keys()), {timeout: 3000}).toEqual([]);
      } finally {
        await other.close();
      }
    }).toPass();
    const last = await context.newPage();
    await last.goto(`${site.origin}/offline`);
    await expect
      .poll(
        async () => (await last.evaluate(() => navigator.serviceWorker.getRegistrations())).length,
      )
      .toBe(0);
    await hydrate(last);
    await expect(last.getByText('本站已停用离线阅读')).toBeVisible();
  },
);
