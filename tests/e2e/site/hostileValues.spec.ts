import type {Page} from '@playwright/test';
import hashes from '../../hostile/hashes.json' with {type: 'json'};
import queries from '../../hostile/queries.json' with {type: 'json'};
import storage from '../../hostile/storage.json' with {type: 'json'};
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {recordDialogs} from '../records.ts';
import {hitsOf, searchFor} from '../search/support.ts';
import {headingOf, plainArticle} from './support.ts';

// The framework logs what a full storage did not keep.
test.use({allowedErrors: [/QuotaExceeded/]});

/** Verifies that no dialog has opened and that no data has become an element. */
function watch(page: Page): () => Promise<void> {
  const dialogs = recordDialogs(page);
  return async () => {
    await expect(page.locator('img[src="x"], main script, svg[onload]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  };
}

test('any text is a query, and any anchor is an anchor', async ({page}) => {
  const unharmed = watch(page);
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const query of queries) {
    await field.fill(query);
  }
  await field.fill('发票');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await unharmed();

  await open(page, plainArticle);
  const heading = (await headingOf(page).textContent()) ?? '';
  for (const hash of hashes) {
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
  }
  await expect(headingOf(page)).toHaveText(heading);
  await unharmed();
});

test('a storage with anything in it, or without room, breaks no page', async ({page}) => {
  const unharmed = watch(page);
  const {keys, values} = storage;
  await open(page, plainArticle);
  // The change comes from another tab while the page runs.
  await page.evaluate(
    ([names, contents]) => {
      for (const key of names) {
        for (const newValue of contents) {
          window.localStorage.setItem(key, newValue);
          window.dispatchEvent(
            new StorageEvent('storage', {key, newValue, storageArea: window.localStorage}),
          );
        }
      }
    },
    [keys, values] as const,
  );
  await expect(headingOf(page)).toBeVisible();
  // The values are set before the page loads: each value is in one of the keys once.
  for (let start = 0; start < values.length; start += keys.length) {
    await page.evaluate(
      ([names, contents]) => {
        names.forEach((name, n) => window.localStorage.setItem(name, contents[n] ?? ''));
      },
      [keys, values.slice(start, start + keys.length)] as const,
    );
    await page.reload();
    await hydrate(page);
    await expect(headingOf(page)).toBeVisible();
  }
  await unharmed();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/blog');
  await searchFor(page, '术语库');
  await expect(hitsOf(page).first()).toBeVisible();
});

test(
  'clocks that are wrong by decades, and going back and forward, change nothing',
  nightly,
  async ({page}) => {
    for (const time of ['1970-01-02', '2099-12-31']) {
      await page.clock.setFixedTime(new Date(`${time}T12:00:00Z`));
      await open(page, '/');
      await expect(headingOf(page)).toBeVisible();
      await open(page, '/blog');
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    }
    // The test runs before and after hydration.
    for (const wake of [() => Promise.resolve(), () => hydrate(page)]) {
      await page.goto(plainArticle);
      await wake();
      await page.goto('/docs/faq/invoice');
      await wake();
      await page.goBack();
      await expect(page).toHaveURL(plainArticle);
      await hydrate(page);
      await page.goForward();
      await hydrate(page);
      await expect(headingOf(page)).toHaveText('如何开具发票');
    }
  },
);
