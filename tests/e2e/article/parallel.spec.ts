import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hydrate} from '../open.ts';
import {pageTypes} from '../routes.ts';

const article = pageTypes['task article'] ?? '';
const post = pageTypes.post ?? '';

const texts = {
  zh: {
    open: '中英对照',
    close: '只看中文',
    failed: '读不到英文版的文字',
    lost: '连不上网站',
    otherMissing: '英文版没有这一节。',
    ownMissing: '中文版没有这一节。',
  },
  en: {
    open: 'Side by side',
    close: 'English only',
    failed: 'The Chinese text cannot be read',
    lost: 'The site does not answer',
    otherMissing: 'The Chinese version does not have this section.',
    ownMissing: 'The English version does not have this section.',
  },
};

const rows = (page: Page) => page.locator('[data-parallel]');

forEachLocale(({id, at}) => {
  const {open, close, failed, lost, otherMissing, ownMissing} = texts[id];
  const other = id === 'zh' ? 'en-US' : 'zh-CN';

  test(`${id}: an address with ?view=parallel shows both texts, section by section`, async ({
    page,
  }) => {
    await page.goto(`${at(article)}?view=parallel`);
    await expect(rows(page)).toBeVisible();
    // Each heading has its twin in the same row.
    const pairs = await rows(page)
      .locator('h2, h3')
      .evaluateAll((headings) =>
        headings.map((heading) => heading.closest('[lang]')?.getAttribute('lang')),
      );
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.filter((lang) => lang === other)).toHaveLength(pairs.length / 2);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
    expect(new Set(ids).size).toBe(ids.length);
    const {violations} = await new AxeBuilder({page}).include('article').analyze();
    expect(violations.map(({id: rule}) => rule)).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${id}: the view opens at the heading of the address`, async ({page}) => {
    await page.goto(at(article));
    const heading = await page
      .locator('main h2[id]:not(#related, #changed-in)')
      .last()
      .getAttribute('id');
    await page.goto(`${at(article)}?view=parallel#${heading}`);
    await expect(rows(page)).toBeVisible();
    await expect(rows(page).locator(`[id="${heading}"]`)).toBeInViewport();
  });

  test(`${id}: a link opens and closes the view by keyboard, on articles and posts`, async ({
    page,
  }) => {
    for (const route of [article, post]) {
      await page.goto(at(route));
      await hydrate(page);
      const text = page.locator('.theme-doc-markdown, #__blog-post-container').first();
      const before = await text.innerHTML();
      await page.getByRole('link', {name: open}).focus();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toBeVisible();
      await expect(page).toHaveURL(`${at(route)}?view=parallel`);
      await page.getByRole('link', {name: close}).focus();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(0);
      await expect(page).toHaveURL(at(route));
      expect((await text.innerHTML()).length).toBeGreaterThan(before.length * 0.9);
      await page.goBack();
      await expect(rows(page)).toBeVisible();
    }
  });

  test(`${id}: a section without a twin says which language lacks it`, async ({page}) => {
    await page.route('**/*.text.json', async (route) => {
      const text = await (await route.fetch()).text();
      // Now each language has a section that the other one lacks.
      await route.fulfill({body: text.replace(/(<h2[^>]* id=\\")/, '$1moved-')});
    });
    await page.goto(`${at(article)}?view=parallel`);
    const own = await page.locator('[data-parallel] > div > :first-child h2').first().innerText();
    for (const [sentence, hasOwn] of [
      [otherMissing, true],
      [ownMissing, false],
    ] as const) {
      const missing = page.getByText(sentence, {exact: true});
      await expect(missing).toHaveCount(1);
      await expect(missing).toBeVisible();
      const row = page.locator('[data-parallel] > div').filter({has: missing});
      await expect(row.getByRole('heading', {name: own, exact: true})).toHaveCount(hasOwn ? 1 : 0);
      await expect(row.getByRole('heading')).toHaveCount(1);
    }
  });

  test(
    `${id}: on paper each pair is whole, and nothing around it is printed`,
    nightly,
    async ({page}) => {
      await page.goto(`${at(article)}?view=parallel`);
      await expect(rows(page)).toBeVisible();
      await page.emulateMedia({media: 'print'});
      // The width of A4 without its margins.
      await page.setViewportSize({width: 680, height: 1000});
      await expect(page.locator('nav.navbar')).toBeHidden();
      const pairs = rows(page).locator(':scope > div');
      const count = await pairs.count();
      expect(count).toBeGreaterThan(10);
      for (const pair of await pairs.all()) {
        await expect(pair).toHaveCSS('break-inside', 'avoid');
        const [own, other] = [
          pair.locator(':scope > :first-child'),
          pair.locator(':scope > :last-child'),
        ];
        await expect(own).toBeVisible();
        await expect(other).toBeVisible();
        const boxes = [await own.boundingBox(), await other.boundingBox()];
        expect(boxes.every((box) => box !== null && box.x >= 0 && box.x + box.width <= 680)).toBe(
          true,
        );
      }
    },
  );

  test.describe('faults', () => {
    test.use({allowedErrors: [/status of 404|ERR_FAILED/]});

    test(
      `${id}: the page keeps its text and says so where the other one does not come`,
      nightly,
      async ({page}) => {
        let answer: 'abort' | 'missing' | 'whole' = 'missing';
        await page.route('**/*.text.json', (route) =>
          answer === 'abort'
            ? route.abort()
            : answer === 'missing'
              ? route.fulfill({status: 404, body: '<!doctype html>'})
              : route.continue(),
        );
        // The application asks with HEAD whether the site answers.
        await page.route('**/*', (route) =>
          answer === 'abort' && route.request().method() === 'HEAD'
            ? route.abort()
            : route.fallback(),
        );
        await page.goto(`${at(article)}?view=parallel`);
        await expect(page.getByRole('alert').filter({hasText: failed})).toBeVisible();

        answer = 'abort';
        await page.reload();
        const message = page.getByRole('alert').filter({hasText: lost});
        await expect(message).toBeVisible();
        await expect(page.locator('.theme-doc-markdown')).toBeVisible();
        answer = 'whole';
        await message.getByRole('button').click();
        await expect(rows(page)).toBeVisible();
        await expect(message).toHaveCount(0);
      },
    );
  });
});
