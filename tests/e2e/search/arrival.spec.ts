import type {Page} from '@playwright/test';
import {productIds} from '../../../config/products.ts';
import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {open} from '../open.ts';
import {article, fieldOf, homeFieldOf, resultsOf, texts} from './support.ts';

// None of this depends on the language.
const {query} = texts.zh;

const ways = {
  'the field of the navbar': fieldOf,
  'the field of the home page': homeFieldOf,
} as const;

/** Searches at the home page, and opens the results page by Enter. */
async function enter(page: Page, fieldOfForm: (page: Page) => ReturnType<typeof fieldOf>) {
  await fieldOfForm(page).click();
  await page.keyboard.insertText(query);
  await page.keyboard.press('Enter');
  // The home page has a list as well.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.zh.resultsFor(query));
  await expect(resultsOf(page).first()).toBeVisible();
}

/** Goes on by keyboard from the field of the results page, over its contexts, to the first hit. */
async function goOn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
  const contexts = productIds.length + 2;
  for (let press = 0; press <= contexts; press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(resultsOf(page).first().getByRole('link')).toBeFocused();
}

for (const [name, fieldOfForm] of Object.entries(ways)) {
  test(`Enter in ${name}, in the application, leads to the field above the results`, async ({
    page,
  }) => {
    await open(page, '/');
    await enter(page, fieldOfForm);
    await goOn(page);
  });
}

test('a search on the results page itself, and in a narrow window, leads there too', async ({
  page,
}) => {
  await open(page, '/search?q=TMX');
  await expect(resultsOf(page).first()).toBeVisible();
  await enter(page, fieldOf);
  await goOn(page);
  await page.setViewportSize(phone);
  await open(page, article);
  await enter(page, fieldOf);
  await goOn(page);
});

test('Back leads to the hit that was opened, not to the field', async ({page}) => {
  await open(page, `/search?q=TMX&ctx=blog/`);
  await resultsOf(page).first().getByRole('link').click();
  await expect(page.locator('article')).toBeVisible();
  await page.goBack();
  await expect(resultsOf(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).not.toBeFocused();
});

test.describe('a touch screen', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the focus opens no keyboard over the results', async ({page}) => {
    await open(page, article);
    await fieldOf(page).tap();
    await page.keyboard.insertText(query);
    await page.keyboard.press('Enter');
    await expect(resultsOf(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).not.toBeFocused();
  });
});
