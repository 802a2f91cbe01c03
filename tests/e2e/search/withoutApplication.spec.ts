// cspell:ignore requestfinished
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {alive, untilAlive} from '../open.ts';
import {countDocuments, recordRequests} from '../records.ts';
import {pageTypes} from '../routes.ts';
import {saveData} from '../shell/support.ts';
import {article, fieldOf, hitsOf, texts} from './support.ts';

/** Records the names of scripts that are requested from now on; the list grows. */
const scriptsOf = (page: Page) =>
  recordRequests(
    page,
    (request) => /\/assets\/js\/([^/]+)\.[0-9a-f]+\.js$/.exec(request.url())?.[1],
  );

/** Opens a page of a reader who saves data, and searches there. */
async function openAndSearch(page: Page, address: string, query: string): Promise<void> {
  await saveData(page);
  await page.goto(address);
  await fieldOf(page).click();
  await page.keyboard.insertText(query);
  await expect(hitsOf(page).first()).toBeVisible();
}

/**
 * Opens the first hit of the query in the field. Before the choice, the list may still answer an
 * earlier query, or get hits of other products; the choice stays.
 * @returns a function that counts the documents that were loaded
 */
async function openFirst(page: Page): Promise<() => number> {
  const documents = countDocuments(page);
  await expect(page.locator('.navbar form[data-busy]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', {selected: true});
  await expect(chosen).toHaveCount(1);
  const href = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === href);
  return documents;
}

/** What comes with the first hits or after them: their excerpts, and the hits of other products. */
const later = /\/search\/(texts\/|(?!yiloc\.)[a-z]+\.\w+\.index)/;

/** Returns the bytes that the first hits need, as the server sends them, from now on. */
function bytesOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!later.test(request.url())) {
      sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize));
    }
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Returns the computed styles of the search field and of all elements of its box. */
const looksOf = (page: Page) =>
  fieldOf(page).evaluate((field: HTMLInputElement) => {
    const frame = field.form?.parentElement;
    return [frame, ...(frame?.querySelectorAll('*') ?? [])].flatMap((element) => {
      if (!element) {
        return [];
      }
      const style = getComputedStyle(element);
      return [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    });
  });

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];

  test.describe(`${id}, ${device}, without the application`, () => {
    test.use({viewport});

    test('a search finds, and its hit opens as a page', async ({page}) => {
      await saveData(page);
      await page.goto(at(article));
      const scripts = scriptsOf(page);
      await fieldOf(page).click();
      await expect(page.getByText(t.often, {exact: true})).toBeVisible();
      await page.keyboard.insertText(t.query);
      await expect(hitsOf(page).first()).toBeVisible();
      expect(scripts).toContain('search-panel');
      expect(scripts).not.toContain('main');
      await expect(alive(page)).toHaveCount(0);
      const documents = await openFirst(page);
      expect(documents()).toBe(1);
    });

    for (const name of ['home', 'task article', 'update log', 'glossary']) {
      test(`the box looks as with the application: ${name}`, async ({page}) => {
        await openAndSearch(page, at(pageTypes[name] ?? ''), t.query);
        let looks: string[] = [];
        const isAsBefore = async () => {
          const before = looks;
          looks = await looksOf(page);
          return looks.length > 10_000 && looks.join() === before.join();
        };
        // Hits of other products come after the first ones.
        await expect.poll(isAsBefore, {intervals: [500]}).toBe(true);
        await expect(alive(page)).toHaveCount(0);
        await page.locator('html').dispatchEvent('pointerdown');
        await untilAlive(page);
        await expect.poll(() => looksOf(page)).toEqual(looks);
      });
    }

    test('the box stays when the application starts, and then navigates in it', async ({page}) => {
      await openAndSearch(page, at(article), t.query);
      await page.locator('html').dispatchEvent('pointerdown');
      await untilAlive(page);
      await expect(hitsOf(page).first()).toBeVisible();
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue(t.query);
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      const documents = await openFirst(page);
      await expect(hitsOf(page)).toHaveCount(0);
      expect(documents()).toBe(0);
    });

    test('the first hits in Yiloc need at most 110 KB, from the press on', async ({page}) => {
      await saveData(page);
      await page.goto(at('/docs/yiloc/start/quick-start'));
      await page.waitForLoadState('networkidle');
      const bytes = bytesOf(page);
      await fieldOf(page).click();
      await page.keyboard.insertText(t.query);
      await expect(hitsOf(page).first()).toBeVisible();
      const sum = await bytes();
      expect(sum).toBeGreaterThan(60_000);
      expect(sum).toBeLessThanOrEqual(110_000);
    });
  });
});
