import {expect, type Page} from '@playwright/test';
import {fieldOf, hitsOf, nonsense, open, resultsOf, searchFor} from '../e2e/search/support.ts';

type Show = (page: Page, at: (route: string) => string) => Promise<void>;

const query = 'TMX';

/** The visible states of the search, and how to reach them. */
export const searchStates: Readonly<Record<string, Show>> = {
  'the empty box with recent searches': async (page, at) => {
    await page.addInitScript(() => {
      localStorage.setItem('search.recent', JSON.stringify(['TMX', 'API']));
    });
    await open(page, at('/docs/yicat'));
    await fieldOf(page).click();
    await expect(fieldOf(page)).toHaveRole('combobox');
    await expect(page.getByRole('button', {name: 'API', exact: true})).toBeVisible();
  },
  'suggestions, one chosen': async (page, at) => {
    await open(page, at('/docs/yicat'));
    await searchFor(page, query);
    await page.keyboard.press('ArrowDown');
    await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  },
  'no suggestions': async (page, at) => {
    await open(page, at('/'));
    await fieldOf(page).click();
    await expect(fieldOf(page)).toHaveRole('combobox');
    await page.keyboard.insertText(nonsense);
    await expect(page.locator('.navbar strong')).toBeVisible();
  },
  'the results page': async (page, at) => {
    await open(page, at(`/search?q=${query}`));
    await expect(resultsOf(page).first()).toBeVisible();
  },
  'the results page without results': async (page, at) => {
    await open(page, at(`/search?q=${nonsense}`));
    await expect(page.locator('main strong')).toBeVisible();
  },
  'an article with marks': async (page, at) => {
    await open(
      page,
      at('/docs/yicat/translate/tm-matches?_highlight=%E5%8C%B9%E9%85%8D&_highlight=match'),
    );
    await expect(page.locator('article mark').first()).toBeAttached();
  },
};
