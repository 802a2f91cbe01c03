import type {Page} from '@playwright/test';
import type {LocaleId} from '../../../config/locales.ts';
import {productById, productIds} from '../../../config/products.ts';

const productNames = (locale: LocaleId) => productIds.map((id) => productById(id).name[locale]);

/** Texts in tests of the shell. Those of tests in Chinese alone are in that language alone. */
export const texts = {
  zh: {
    name: '中文',
    allProducts: '全部产品',
    products: productNames('zh'),
    updateLog: '更新日志',
    company: '公司网站',
    newTab: '（在新标签页中打开）',
    toggleMenu: '切换导航栏',
    backToMain: '← 回到主菜单',
    skip: '跳到主要内容',
    notFound: '找不到页面',
    contact: '请告诉提供链接的网站',
    empty: '空译文',
    similar: '地址相近的页面',
    searchAll: '搜索全部产品',
    crashed: '页面已崩溃。',
    tryAgain: '重试',
    close: '关闭',
    footer: ['关于我们', '其他产品'],
    notice: '本站为示例文档',
  },
  en: {
    name: 'English',
    allProducts: 'All products',
    products: productNames('en'),
    updateLog: 'Update log',
    company: 'Company',
    newTab: '(opens in new tab)',
    toggleMenu: 'Toggle navigation bar',
    backToMain: '← Back to main menu',
    skip: 'Skip to main content',
    notFound: 'Page Not Found',
    contact: 'Please contact the owner of the site that linked you to the original URL',
    empty: 'Empty',
    close: 'Close',
    footer: ['About us', 'Other products'],
    notice: 'This site is a sample',
  },
} as const satisfies Record<LocaleId, unknown>;

export const article = '/docs/yicat/start/what-is-yicat';

/** The message of Chromium about a file that a test blocks. */
export const fileKept = /ERR_FAILED/;

/** Makes local storage throw on every use, as browsers do if the reader forbids it. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

/** The browser's information about the connection. */
interface Connection {
  readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  readonly saveData: boolean;
}

/** Simulates a connection. */
export async function connectBy(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Simulates a reader who saves data, for whom the framework prefetches nothing. */
export const saveData = (page: Page): Promise<void> =>
  connectBy(page, {effectiveType: '4g', saveData: true});
