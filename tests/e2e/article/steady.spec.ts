import type {Page} from '@playwright/test';
import {desktop} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {articleRoutes} from '../routes.ts';

const article = '/docs/yicat/translate/qa-in-editor';
const pages = {
  article,
  section: '/docs/yicat/translate',
  landing: '/docs/yicat',
};

const narrow = {width: 1000, height: 700};
const smallest = {width: 320, height: 640};

/** Sum of the layout shifts since a time on the page's clock. */
const shift = (page: Page, since: number) =>
  page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(
            list
              .getEntries()
              .filter(({startTime}) => startTime >= start)
              .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          );
        }).observe({type: 'layout-shift', buffered: true});
        // If nothing moves, the browser reports no entry.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    since,
  );

// At other widths, and on other pages, `takeover.spec` compares pictures and shifts.
for (const [name, route] of Object.entries(pages)) {
  test(
    `nothing moves when the script takes over, in a narrow window: ${name}`,
    nightly,
    async ({page}) => {
      await page.setViewportSize(narrow);
      await page.goto(route);
      const before = await page.getByRole('main').boundingBox();
      const loaded = await page.evaluate(() => performance.now());
      await hydrate(page);
      expect(await shift(page, loaded)).toBe(0);
      expect(await page.getByRole('main').boundingBox()).toEqual(before);
    },
  );
}

forEachLocale(({id, at}) => {
  test(`${id}: a wide table scrolls in its own box, by keyboard too`, async ({page}) => {
    await page.setViewportSize(smallest);
    await open(page, at('/docs/yicat/team-member/roles'));
    const box = page
      .getByRole('group')
      .filter({has: page.getByRole('table')})
      .first();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize(desktop);
    await expect(page.getByRole('group').filter({has: page.getByRole('table')})).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});

    test('the sidebar shows the current article, however long the list is', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 500});
      await page.goto('/docs/yicat/faq-enterprise');
      await expect(page.locator('aside [aria-current="page"]')).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test('a tooltip stays inside the window of a phone', async ({page}) => {
  await page.setViewportSize(smallest);
  await open(page, article);
  const terms = page.locator('article button[popovertarget]');
  expect(await terms.count()).toBeGreaterThan(0);
  for (const term of await terms.all()) {
    await term.click();
    const panel = page.locator(`[id="${(await term.getAttribute('popovertarget')) ?? ''}"]`);
    await expect(panel).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
  }
});

test('a landing page begins with the first article and counts its sections', async ({page}) => {
  await page.goto('/docs/yicat');
  const tasks = page.getByRole('region', {name: '最常用的任务'});
  await expect(tasks.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/yicat/start/what-is-yicat',
  );
  const sections = page.getByRole('region', {name: '全部栏目'});
  const heights = await sections
    .locator('li > p:first-child')
    .evaluateAll((labels) => labels.map(({clientHeight}) => clientHeight));
  expect(new Set(heights), 'a count makes no label higher').toEqual(new Set([26]));
  await expect(sections.getByRole('listitem').filter({hasText: '快速开始'})).toContainText(
    `${articleRoutes.filter(({route}) => route.startsWith('/docs/yicat/start/')).length} 篇文章`,
  );
});

test('on paper only the article is left, with its address', nightly, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(article);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({media: 'print'});
  // It is also the colour of the margins.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const part of ['nav.navbar', 'aside', 'footer', '.hash-link']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.getByRole('button', {name: '没有'})).toBeHidden();
  await expect(
    page.getByText(/^https:\/\/.*\/docs\/yicat\/translate\/qa-in-editor$/),
  ).toBeVisible();
  await expect(page.locator('h2').first()).toBeVisible();
});

test('on paper the words in the head of a table stay whole', nightly, async ({page}) => {
  await page.setViewportSize({width: 672, height: 900});
  await page.goto('/en/docs/yicat/formats/word');
  await page.emulateMedia({media: 'print'});
  const head = page.getByRole('columnheader', {name: 'Default', exact: true}).first();
  expect((await head.boundingBox())?.height).toBeLessThan(60);
});
