import type {Page} from '@playwright/test';
import type {LocaleId} from '../../../config/locales.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {blockStorage} from '../shell/support.ts';
import {posts} from './posts.ts';
import {texts} from './texts.ts';

/** Dates of the two newest posts, and of the previous one. */
async function newestDates(): Promise<{recent: string[]; before: string}> {
  const [first = '', second = '', before = ''] = (await posts('zh')).map(({date}) => date);
  return {recent: [first, second], before};
}

/** Simulates a last visit on the day when the newest post had this date. */
async function visitedOn(page: Page, date: string): Promise<void> {
  await page.goto('/markdown-page');
  await page.evaluate((seen) => localStorage.setItem('update-log-seen', seen), date);
}

/** Rows of posts with a visible mark, on the list and on the home page. */
const markedIn = (id: LocaleId) => (page: Page) =>
  page
    .getByRole('main')
    .locator('article, li')
    .filter({has: page.locator('time')})
    .filter({has: page.getByText(texts[id].isNew).locator('visible=true')});

forEachLocale(({id, at, device, viewport}) => {
  const marked = markedIn(id);

  test.describe(device, () => {
    test.use({viewport});

    const path = id === 'zh' ? '/blog' : '/';
    test(`${path} marks posts that are new since the last visit, and moves nothing (${id} ${device})`, async ({
      page,
    }) => {
      const {recent, before: lastSeen} = await newestDates();
      await visitedOn(page, lastSeen);
      await page.goto(at(path));
      const times = page.getByRole('main').locator('time');
      const places = () =>
        times.evaluateAll((all) => all.map((time) => time.getBoundingClientRect().top));
      const before = await places();
      await hydrate(page);
      await expect(marked(page).locator('time')).toHaveText(recent);
      expect(await places()).toEqual(before);
      await page.reload();
      await hydrate(page);
      await expect(marked(page)).toHaveCount(2);
    });
  });
});

inOneLanguage('zh', ({id, at}) => {
  const marked = markedIn(id);

  test(`the next visit starts from what was there (${id})`, nightly, async ({page, context}) => {
    await visitedOn(page, (await newestDates()).before);
    await open(page, at('/blog'));
    await expect(marked(page)).toHaveCount(2);
    const next = await context.newPage();
    await open(next, at('/blog'));
    await expect(next.getByRole('main').locator('time').first()).toBeVisible();
    await expect(marked(next)).toHaveCount(0);
  });

  test(`a first visit has nothing new (${id})`, async ({page}) => {
    await open(page, at('/blog'));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('update-log-seen')))
      .toBe((await newestDates()).recent[0]);
    await expect(marked(page)).toHaveCount(0);
  });

  test(
    `with storage blocked the list and its filter work, without marks (${id})`,
    nightly,
    async ({page}) => {
      await blockStorage(page);
      await open(page, at('/blog?product=plugin'));
      await expect(page.getByRole('article').first()).toContainText(/memoQ|API|key|密钥/);
      await open(page, at('/blog'));
      await expect(page.getByRole('article')).toHaveCount(10);
      await expect(marked(page)).toHaveCount(0);
    },
  );
});
