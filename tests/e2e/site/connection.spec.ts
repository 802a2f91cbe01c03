import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';

// Messages of Chromium about requests that a test blocks.
test.use({allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED/]});

const texts = {
  zh: {lost: '连不上网站', retry: '重试'},
  en: {lost: 'The site does not answer', retry: 'Retry'},
};

const from = '/docs/faq/create-account';

/** A link of the menu that no page prefetches. */
const nextLink = (page: Page) =>
  page.locator('.menu a[href*="/docs/faq/"]:not([aria-current])').last();

inOneLanguage('en', ({id, at}) => {
  const t = texts[id];

  test(`${id}: a click without a connection keeps the page, and goes on when it is back`, async ({
    page,
    context,
  }) => {
    const rejections: string[] = [];
    page.on('pageerror', (error) => rejections.push(error.message));
    await open(page, at(from));
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    await context.setOffline(true);
    const link = nextLink(page);
    const target = await link.getAttribute('href');
    await link.click();
    const message = page.getByRole('alert').filter({hasText: t.lost});
    await expect(message).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
    await page.getByRole('button', {name: t.retry}).click();
    await expect(message).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    // The page retries when the browser is online again, and every 5 s.
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '');
    await expect(message).toHaveCount(0);
    expect(rejections).toEqual([]);
  });

  test(`${id}: going back takes the message away`, nightly, async ({page, context}) => {
    await open(page, at(from));
    await context.setOffline(true);
    await nextLink(page).click();
    const message = page.getByRole('alert').filter({hasText: t.lost});
    await expect(message).toBeVisible();
    await page.goBack();
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${at(from)}$`));
  });
});

test(
  'a file that never answers ends in the same message after ten seconds',
  nightly,
  async ({page}) => {
    await page.clock.install();
    await open(page, from);
    await page.route('**/assets/js/**', () => undefined);
    await page.route(/\/docs\/faq\//, () => undefined);
    const message = page.getByRole('alert').filter({hasText: texts.zh.lost});
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const asked = page.waitForRequest(/\/assets\/js\//);
    await nextLink(page).click();
    await asked;
    await page.clock.runFor(9900);
    await expect(message).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(message).toBeVisible();
    await expect(page.getByRole('button', {name: texts.zh.retry})).toBeVisible();
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    // The page continues when files can be loaded again.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.clock.runFor(5000);
    await page.clock.resume();
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '');
  },
);
