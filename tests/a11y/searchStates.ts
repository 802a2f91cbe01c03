import {expect, type Page} from '@playwright/test';
import {open} from '../e2e/open.ts';
import {fieldOf, hitsOf, nonsense, resultsOf, searchFor, typeQuery} from '../e2e/search/support.ts';

interface State {
  /** The part of the page that shows the state; the rest is as on every page. */
  readonly part: string;
  readonly show: (page: Page) => Promise<void>;
}

const query = 'TMX';

/** The visible states of the search, and how to reach them. */
export const searchStates: Readonly<Record<string, State>> = {
  'the empty box with recent searches': {
    part: '.navbar',
    show: async (page) => {
      await page.addInitScript(() => {
        localStorage.setItem('search.recent', JSON.stringify(['TMX', 'API']));
      });
      await open(page, '/docs/yicat');
      await fieldOf(page).click();
      await expect(fieldOf(page)).toHaveRole('combobox');
      await expect(page.getByRole('button', {name: 'API', exact: true})).toBeVisible();
    },
  },
  'suggestions, one chosen': {
    part: '.navbar',
    show: async (page) => {
      await open(page, '/docs/yicat');
      await searchFor(page, query);
      await page.keyboard.press('ArrowDown');
      await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  'no suggestions': {
    part: '.navbar',
    show: async (page) => {
      await open(page, '/');
      await typeQuery(page, nonsense);
      await expect(page.locator('.navbar strong')).toBeVisible();
    },
  },
  'the results page': {
    part: 'main',
    show: async (page) => {
      await open(page, `/search?q=${query}`);
      await expect(resultsOf(page).first()).toBeVisible();
    },
  },
  'the results page without results': {
    part: 'main',
    show: async (page) => {
      await open(page, `/search?q=${nonsense}`);
      await expect(page.locator('main strong')).toBeVisible();
    },
  },
  'an article with marks': {
    part: 'article',
    show: async (page) => {
      await open(
        page,
        '/docs/yicat/translate/tm-matches?_highlight=%E5%8C%B9%E9%85%8D&_highlight=match',
      );
      await expect(page.locator('article mark').first()).toBeAttached();
    },
  },
};
