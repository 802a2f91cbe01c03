import type {Locator, Page} from '@playwright/test';

/** An article with a figure, a term and a sidebar of categories. */
export const article = '/docs/yicat/translate/confirm-segments';

/** An article with a block of code. */
export const withCode = '/docs/yiloc/editor/placeholders';

/** A short article. The sidebar beside it has a link to “如何开具发票”. */
export const plainArticle = '/docs/faq/create-account';

export const headingOf = (page: Page): Locator => page.locator('main h1');

/** The scripts of the application that the page runs. */
export const scripts = (page: Page): Locator => page.locator('script[src^="/assets/"]');

export const colorSwitch = (page: Page): Locator =>
  page.locator('.theme-layout-navbar-right').getByRole('button', {name: /切换颜色模式/});
