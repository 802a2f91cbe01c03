import {expect, type Locator, type Page} from '@playwright/test';
import type {LocaleId} from '../../../config/locales.ts';
import {recordRequests} from '../records.ts';

/** An article of the first product. */
export const article = '/docs/yicat/translate/tm-matches';

/** Texts in tests of the search. Those of tests in one language are in that language alone. */
export const texts = {
  zh: {
    field: '搜索',
    /** A query with hits in several products. It is not a term, which the glossary would answer. */
    query: '术语文件',
    first: 'YiCAT 优先',
    allProducts: '全部产品',
    cancel: '取消',
    none: '没有结果',
    often: '常查',
    recent: '最近搜索',
    clear: '清除',
    retry: '重试',
    clearMarks: '清除标记',
    seeAll: '查看全部结果',
    within: '在“YiCAT”内查看',
    outside: '在“YiCAT”外查看',
    unreachable: '没能载入搜索，请检查网络。',
    missing: '没有找到搜索的数据',
    broken: '搜索的数据不完整，请重试。',
    outdated: '网站已经更新',
    partial: '部分产品的内容没能载入',
    loading: '正在载入搜索',
    resultsFor: (query: string) => `“${query}”的搜索结果`,
    noScript: '需要启用 JavaScript',
    queryLost: '读不到您输入的词',
    more: '显示更多',
    updateLog: '更新日志',
  },
  en: {
    query: 'memory file',
    none: 'No results',
    often: 'Often asked',
    resultsFor: (query: string) => `Search results for “${query}”`,
    noScript: 'needs JavaScript',
    queryLost: 'cannot read the words that you entered',
  },
} as const satisfies Record<LocaleId, unknown>;

/** A query without hits: no word of a page begins with these letters. */
export const nonsense = 'qqqq';

export const fieldOf = (page: Page): Locator => page.locator('.navbar input[name="q"]');
/** The field in the middle of the home page. */
export const homeFieldOf = (page: Page): Locator => page.locator('main input[name="q"]');
export const hitsOf = (page: Page): Locator => page.getByRole('option');
export const resultsOf = (page: Page): Locator => page.locator('main ol > li');

/** Opens the box with a query. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await fieldOf(page).click();
  await expect(fieldOf(page)).toHaveRole('combobox');
  await page.keyboard.insertText(query);
}

/** Opens the box with a query and waits for its suggestions. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await typeQuery(page, query);
  await expect(hitsOf(page).first()).toBeVisible();
}

/** Records the addresses of requests for search files from now on; the list grows. */
export const searchRequests = (page: Page): readonly string[] =>
  recordRequests(page, (request) => {
    const {pathname} = new URL(request.url());
    return /\/search\/.+\.json$/.test(pathname) ? pathname : undefined;
  });
