import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {holdApplication, open} from '../open.ts';
import {countDocuments} from '../records.ts';
import {article, fileKept, saveData} from './support.ts';

/** Follows a link without pointing at it, which would prefetch the page. */
const follow = (page: Page, href: string) =>
  page.locator(`footer a[href="${href}"]`).evaluate((link) => {
    if (link instanceof HTMLElement) {
      link.click();
    }
  });

/** Number of prefetched files of other pages; those of the application have the attribute `as`. */
const prefetched = (page: Page) => page.locator('link[rel="prefetch"]:not([as])').count();

test('S2.63 a fast link shows no loading screen', async ({page}) => {
  await open(page, '/docs/yicat');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main[role="status"]')) {
        document.documentElement.dataset.sawLoading = 'true';
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await follow(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('.navbar__link--active')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-loading', 'true');
});

test('S2.64 S2.65 visible links are fetched ahead', async ({page}) => {
  await open(page, '/docs/yicat');
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
});

test('S2.65 pointing at a link loads its page', async ({page}) => {
  await open(page, '/docs/yicat');
  await page.waitForLoadState('networkidle');
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.getByRole('contentinfo').getByRole('link', {name: '更新日志'}).hover();
  await script;
});

test.describe('a script that does not arrive', () => {
  test.use({allowedErrors: [fileKept]});

  test('S2.66 S8.9 where a page’s script does not arrive the page is loaded instead', async ({
    page,
  }) => {
    await saveData(page);
    await open(page, '/docs/yicat');
    await page.route('**/assets/js/**', (route) => route.abort());
    const documents = countDocuments(page);
    await follow(page, '/blog');
    await expect.poll(documents).toBe(1);
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('S2.67 a hash leads to its heading, a page to its top', async ({page}) => {
  await open(page, article);
  const link = page.locator('a.toc-highlight').last();
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await follow(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'S2.68 S9.13 S9.14 the progress bar comes after 200 ms and goes with the page',
  nightly,
  async ({page}) => {
    await page.clock.install();
    await saveData(page);
    await open(page, '/docs/yicat');
    const release = await holdApplication(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const asked = page.waitForRequest(/\/assets\/js\//);
    await follow(page, '/blog');
    await asked;
    const bar = page.locator('#nprogress');
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(bar.locator('.spinner')).toHaveCount(0);
    await page.clock.resume();
    release();
    await expect(page.locator('.navbar__link--active')).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);
