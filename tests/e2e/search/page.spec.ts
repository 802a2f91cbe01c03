import type {Page} from '@playwright/test';
import {productIds} from '../../../config/products.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {hrefsOf} from '../pageFacts.ts';
import {nonsense, resultsOf, searchFor, searchRequests, texts} from './support.ts';

const addressesOf = (page: Page) => hrefsOf(resultsOf(page).locator('a'));

/** The ways in which a reader reaches the page. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'by its address': (page) => open(page, '/search'),
  'from the box': async (page) => {
    await open(page, '/blog');
    await searchFor(page, texts.zh.query);
    await page.getByRole('link', {name: texts.zh.seeAll, exact: true}).click();
    await expect(resultsOf(page).first()).toBeVisible();
  },
};

forEachLocale(({id, at, siteTitle, device, viewport}) => {
  const t = texts[id];

  test.describe(`${id}, ${device}`, () => {
    test.use({viewport});

    test('S2.11 S7.7 a shared address shows its results', async ({page}) => {
      await open(page, at(`/search?q=faq&version=docs/faq/`));
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.resultsFor('faq'));
      await expect(page).toHaveTitle(`${t.resultsFor('faq')} | ${siteTitle}`);
      await expect(resultsOf(page).first()).toBeVisible();
      for (const address of await addressesOf(page)) {
        expect(address).toMatch(new RegExp(`^${at('/docs/faq')}[/?#]`));
      }
    });

    test('S7.7 typing updates the address, back and forward follow', async ({page}) => {
      // Posts are used because a page of another product would be loaded again and become preferred.
      await open(page, at('/search?q=TMX&ctx=blog/'));
      const field = page.getByRole('main').getByRole('searchbox');
      await expect(resultsOf(page).first()).toBeVisible();
      await field.fill(t.query);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === t.query);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.resultsFor(t.query));
      const first = page.locator('main ol a').first();
      await expect(first).toHaveAttribute('href', /_highlight=/);
      await first.click();
      await expect(page.locator('article')).toBeVisible();
      await page.goBack();
      await expect(field).toHaveValue(t.query);
      await expect(resultsOf(page).first()).toBeVisible();
      await page.goForward();
      await expect(page.locator('article')).toBeVisible();
    });
  });

  test(`${id}: the results move nothing, and without any the footer is on the screen`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum += Number(Reflect.get(entry, 'value'));
        }
        Reflect.set(window, 'shifts', sum);
      }).observe({type: 'layout-shift', buffered: true});
    });
    await open(page, at(`/search?q=${encodeURIComponent(t.query)}`));
    await expect(resultsOf(page).first()).toBeVisible();
    // From 0.1 on readers notice it (web.dev/articles/cls).
    const shifts = await page.evaluate(() => Number(Reflect.get(window, 'shifts') ?? 0));
    expect(shifts).toBeLessThan(0.1);
    await open(page, at(`/search?q=${nonsense}`));
    await expect(page.getByRole('main').locator('strong')).toHaveText(t.none);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });

  test(`S8.6 ${id}: no results says so`, async ({page}) => {
    await open(page, at(`/search?q=${nonsense}`));
    await expect(page.getByRole('main').locator('strong')).toHaveText(t.none);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t.none);
    await page.getByRole('list', {name: t.often}).getByRole('link').first().click();
    await expect(resultsOf(page).first()).toBeVisible();
  });
});

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  for (const [way, arrive] of Object.entries(ways)) {
    test(
      `S7.7 ${id}: who types on while the address follows loses no letter: ${way}`,
      nightly,
      async ({page}) => {
        const field = page.getByRole('main').getByRole('searchbox');
        await arrive(page);
        await field.focus();
        await page.keyboard.press('End');
        const before = await field.inputValue();
        for (const typed of ['T', 'TM', 'TMX']) {
          await page.keyboard.type(typed.slice(-1));
          await expect(page).toHaveURL((url) => url.searchParams.get('q') === before + typed);
        }
        await expect(field).toHaveValue(`${before}TMX`);
        await expect(field).toBeFocused();
      },
    );
  }

  test(`S7.11 ${id}: the context is chosen by links, and the address says it`, async ({page}) => {
    await open(page, at(`/search?q=${encodeURIComponent(t.query)}`));
    await expect(resultsOf(page).first()).toBeVisible();
    const contexts = page.getByRole('main').getByRole('navigation').getByRole('link');
    await expect(contexts).toHaveCount(productIds.length + 2);
    await contexts.filter({hasText: 'Yiloc'}).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('ctx') === 'docs/yiloc/');
    await expect(contexts.filter({hasText: 'Yiloc'})).toHaveAttribute('aria-current', 'true');
    await expect(contexts.filter({hasText: 'Yiloc'})).toBeFocused();
    await expect
      .poll(async () =>
        (await addressesOf(page)).filter((address) => !address.startsWith(at('/docs/yiloc'))),
      )
      .toEqual([]);
    await page.goBack();
    await expect(contexts.first()).toHaveAttribute('aria-current', 'true');
    await contexts.filter({hasText: t.updateLog}).click();
    await expect
      .poll(async () =>
        (await addressesOf(page)).filter((address) => !address.startsWith(at('/blog'))),
      )
      .toEqual([]);
  });

  test(`S5.4 S7.11 ${id}: an unknown context or version is ignored`, nightly, async ({page}) => {
    await open(page, at(`/search?q=${encodeURIComponent(t.query)}`));
    await expect(resultsOf(page).first()).toBeVisible();
    const everything = await addressesOf(page);
    for (const unknown of ['ctx=docs/nope/', 'version=../..', 'ctx=%3Cb%3E&version=/docs/x/']) {
      await open(page, at(`/search?q=${encodeURIComponent(t.query)}&${unknown}`));
      await expect(resultsOf(page).first()).toBeVisible();
      expect(await addressesOf(page)).toEqual(everything);
    }
  });

  test(`S7.9 ${id}: more than the box, and more on request, up to a hundred`, async ({page}) => {
    await open(page, at(`/search?q=${encodeURIComponent(t.query)}`));
    await expect(resultsOf(page)).toHaveCount(20);
    await page.getByRole('button', {name: t.more}).click();
    await expect.poll(() => resultsOf(page).count()).toBeGreaterThan(20);
    expect(await resultsOf(page).count()).toBeLessThanOrEqual(100);
  });

  test(`${id}: nothing is fetched for an empty page`, async ({page}) => {
    const requests = searchRequests(page);
    await open(page, at('/search'));
    await expect(page.getByRole('list', {name: t.often})).toBeVisible();
    expect(requests).toEqual([]);
  });
});
