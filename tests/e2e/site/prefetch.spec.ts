import type {Locator, Page} from '@playwright/test';
import {desktop, phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {recordRequests} from '../records.ts';
import {connectBy} from '../shell/support.ts';
import {quiet} from './quiet.ts';

/** Bytes of answers that began after the page had loaded, without the application's own files. */
const bytesAfterLoad = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const application = document.body.dataset.application?.split(' ') ?? [];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({startTime}) => startTime > (visit?.loadEventEnd ?? 0))
      .filter(({name}) => !application.includes(new URL(name).pathname))
      .reduce((sum, {transferSize}) => sum + transferSize, 0);
  });

const fetchedAhead = (page: Page) =>
  page
    .locator('link[rel="prefetch"]:not([as])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Brings every link of the page into view. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main section, main h2, footer').all()) {
    await part.scrollIntoViewIfNeeded();
    await quiet(page);
  }
}

for (const viewport of [desktop, phone]) {
  test(`a visit of the home page fetches at most 60 KB after it has loaded, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await quiet(page);
    await scrollThrough(page);
    const bytes = await bytesAfterLoad(page);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
}

/** Matches files of single pages; chunks that pages share have other names and are not prefetched. */
const ofPage = /\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

/** Points at a link or touches it; returns the page scripts that are then requested. */
async function scriptsBehind(
  page: Page,
  link: Locator,
  show: (link: Locator) => Promise<void> = (pointed) => pointed.hover(),
): Promise<string[]> {
  const scripts = recordRequests(page, (request) =>
    request.resourceType() === 'script' && ofPage.test(request.url()) ? request.url() : undefined,
  );
  await show(link);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await quiet(page);
  return [...scripts];
}

test(
  'links of the text are fetched ahead, those of menus wait for the pointer',
  nightly,
  async ({page}) => {
    await open(page, '/docs/yicat/translate');
    await quiet(page);
    const ahead = new Set(await fetchedAhead(page));
    const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const behindFirst = await scriptsBehind(page, first);
    expect(behindFirst.filter((script) => !ahead.has(script))).toEqual([]);
    const menu = page.locator('.theme-layout-navbar-right').getByRole('link', {name: '更新日志'});
    const behindMenu = await scriptsBehind(page, menu);
    expect(behindMenu.filter((script) => !ahead.has(script))).not.toEqual([]);
  },
);

test('the query and anchor of a link do not hide its page', nightly, async ({page}) => {
  await open(page, '/');
  const link = page.getByRole('main').locator('a[href^="/search?q="]').first();
  const asked = recordRequests(page, (request) => request.url());
  await link.hover();
  await quiet(page);
  const files = asked.filter((url) => url.includes('/assets/js/'));
  expect(files).not.toEqual([]);
  expect(files.filter((url) => url.includes('/not-found.'))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=/);
  const later = asked.filter((url) => ofPage.test(url));
  expect(later.filter((url) => !files.includes(url))).toEqual([]);
});

test('S2.65 a finger on a link loads its page before it is lifted', async ({page}) => {
  await open(page, '/docs/yicat');
  await quiet(page);
  const link = page.getByRole('contentinfo').getByRole('link', {name: '更新日志'});
  await link.scrollIntoViewIfNeeded();
  await quiet(page);
  const behind = await scriptsBehind(page, link, (touched) => touched.dispatchEvent('touchstart'));
  const target = await (await page.request.get('/blog')).text();
  const others = behind.filter((script) => !target.includes(new URL(script).pathname));
  expect(others).toEqual([]);
  await expect(page).toHaveURL('/docs/yicat');
});

test.describe('where the files of a page are gone', () => {
  test.use({allowedErrors: [/status of 404/]});
  test(
    'a pointer on its link causes no error, and the link leads there',
    nightly,
    async ({page}) => {
      await open(page, '/docs/faq/create-account');
      await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: ''}));
      const link = page.locator('.menu a[href="/docs/faq/invoice"]');
      const asked = page.waitForRequest('**/assets/js/**');
      await link.hover();
      await asked;
      await link.click();
      await expect(page).toHaveURL('/docs/faq/invoice');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('如何开具发票');
    },
  );
});

for (const connection of [
  {effectiveType: '4g', saveData: true},
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
] as const) {
  const name = connection.saveData
    ? 'who save data'
    : `whose connection is ${connection.effectiveType}`;
  const when = connection.saveData ? {} : nightly;
  test(`S2.64 nothing is fetched ahead for readers ${name}`, when, async ({page}) => {
    await connectBy(page, connection);
    await open(page, '/');
    await scrollThrough(page);
    await quiet(page);
    expect(await fetchedAhead(page)).toEqual([]);
  });
}

test('S2.64 a connection that is fast enough is used', nightly, async ({page}) => {
  await connectBy(page, {effectiveType: '3g', saveData: false});
  await open(page, '/');
  await scrollThrough(page);
  await expect.poll(() => fetchedAhead(page)).not.toEqual([]);
});
