import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {daily, nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {recordDialogs} from '../records.ts';
import {article, fieldOf, hitsOf, searchFor, texts, typeQuery} from './support.ts';

// Messages of Chromium about files that a test blocks or that are missing.
test.use({allowedErrors: [/ERR_FAILED|status of 404|Content Security Policy/]});

const index = '**/search/yicat.*.index.json';

// None of this depends on the language.
const t = texts.zh;

for (const [fault, message, answer] of [
  ['missing', t.missing, {status: 404, body: ''}],
  ['cut short', t.broken, {status: 200, contentType: 'application/json', body: '{"a":[1,'}],
  ['not JSON', t.broken, {status: 200, contentType: 'text/html', body: '<!doctype html>'}],
  ['of another release', t.outdated, {status: 200, contentType: 'application/json', body: '{}'}],
] as const) {
  const when = daily(['missing', 'of another release'], fault);
  test(`an index that is ${fault} is told, and Retry gets it`, when, async ({page}) => {
    await page.route(index, (route) => route.fulfill(answer));
    await open(page, article);
    await typeQuery(page, t.query);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(index);
    await page.getByRole('button', {name: t.retry}).click();
    await expect(hitsOf(page).first()).toBeVisible();
  });
}

test('a server that is not reached is told, on the results page as well', async ({page}) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await open(page, `/search?q=${t.query}`);
  await expect(page.getByRole('alert')).toContainText(t.unreachable);
  await page.unroute('**/search/*.json');
  await page.getByRole('button', {name: t.retry}).click();
  await expect(page.locator('main ol > li').first()).toBeVisible();
});

test(
  'without one product the others are searched, and the gap is told',
  nightly,
  async ({page}) => {
    await page.route('**/search/yiloc.*.index.json', (route) => route.abort());
    await open(page, '/');
    await searchFor(page, t.query);
    await expect(page.getByText(t.partial)).toBeVisible();
    await page.unroute('**/search/yiloc.*.index.json');
    await page.getByRole('button', {name: t.retry}).click();
    await expect(page.getByText(t.partial)).toHaveCount(0);
    await expect(hitsOf(page).first()).toBeVisible();
  },
);

test('without excerpts the hits are there', nightly, async ({page}) => {
  await page.route('**/search/texts/*.json', (route) => route.abort());
  await open(page, article);
  await searchFor(page, t.query);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const query of ['<img src=x onerror=alert(1)> \\ %E0%A4%A', 'x'.repeat(10_000)]) {
  test(`the query ${query.slice(0, 30)} is text`, async ({page}) => {
    const dialogs = recordDialogs(page);
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.zh.resultsFor(query));
    await expect(page.getByRole('main').getByRole('status')).not.toHaveText('');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });
}

test('a new release is found where the file of the old one is gone', nightly, async ({page}) => {
  let lists = 0;
  await page.route('**/search/manifest.json', async (route) => {
    lists += 1;
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: lists === 1 ? body.replace(/yicat\.[0-9a-f]+\.index/, 'yicat.00000000.index') : body,
    });
  });
  await open(page, article);
  await searchFor(page, '术语库');
  expect(lists).toBe(2);
});

test('where a policy forbids the worker, the page searches by itself', nightly, async ({page}) => {
  await page.route(
    (url) => url.pathname === article,
    async (route) => {
      const answer = await route.fetch();
      const page = await answer.text();
      expect(page).toContain("worker-src 'self'");
      await route.fulfill({
        response: answer,
        body: page.replace("worker-src 'self'", "worker-src 'none'"),
      });
    },
  );
  await open(page, article);
  await searchFor(page, '术语库');
  await expect(hitsOf(page)).toHaveCount(8);
  expect(page.workers()).toEqual([]);
});

test(
  'where the worker’s script does not arrive, the page searches by itself',
  nightly,
  async ({page}) => {
    let asked = 0;
    await page.route('**/assets/js/*searchWorker*', (route) => {
      asked += 1;
      return route.fulfill({status: 404, body: ''});
    });
    await open(page, article);
    await searchFor(page, '术语库');
    await expect(hitsOf(page)).toHaveCount(8);
    expect(asked).toBe(1);
  },
);

test('S7.6 one worker searches for all pages of a visit', async ({page}) => {
  await open(page, article);
  expect(page.workers()).toHaveLength(0);
  await searchFor(page, '术语');
  expect(page.workers()).toHaveLength(1);
  // The page's resource timings list what it has fetched and given to the worker: the index of its
  // product.
  const fetchedIndexes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.endsWith('.index.json')),
    );
  await expect.poll(fetchedIndexes).toEqual([expect.stringContaining('/search/yicat.')]);
  await fieldOf(page).fill('');
  await page.keyboard.type('怎么把译文导出成双语文件');
  await expect(hitsOf(page).first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

/** Searches on a page; returns whether a script of the page itself, not of its worker, can. */
async function searchesByItself(page: Page): Promise<boolean> {
  await page.coverage.startJSCoverage({resetOnNavigation: false});
  await open(page, article);
  await searchFor(page, '术语');
  await fieldOf(page).fill('');
  await page.keyboard.type('TMX export');
  await expect(hitsOf(page).first()).toBeVisible();
  const scripts = await page.coverage.stopJSCoverage();
  return scripts.some(({source}) => source?.includes('search/manifest.json'));
}

test('S7.6 the engine never comes into the page’s own thread', nightly, async ({page, context}) => {
  expect(await searchesByItself(page)).toBe(false);
  const withoutWorker = await context.newPage();
  await withoutWorker.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {value: undefined});
  });
  expect(await searchesByItself(withoutWorker)).toBe(true);
});

test('no Intl.Segmenter is needed', nightly, async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter');
  });
  await open(page, '/docs/faq');
  await searchFor(page, '怎么开发票');
});
