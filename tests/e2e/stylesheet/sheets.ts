import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {compareSheets, type Comparison} from './compareSheets.ts';

/** Where release/ keeps the sheets as they were before it trimmed them. */
export const untrimmedFolder = '.cache/untrimmed';
const untrimmedName = '/assets/css/untrimmed.css';

/**
 * Address of the sheet that decides how a page looks: its own small one, and once the application
 * has come, that of all pages.
 */
export async function stylesheetOf(page: Page): Promise<string> {
  const hrefs = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [first = ''] = hrefs;
  return hrefs.find((href) => href.includes('/assets/css/styles.')) ?? first;
}

/** Compares the page as it stands, with the sheet that it would have without the trimming. */
export async function compare(page: Page): Promise<Comparison> {
  const own = await stylesheetOf(page);
  const css = readFileSync(path.join(untrimmedFolder, own), 'utf8');
  await page.route(`**${untrimmedName}`, (route) =>
    route.fulfill({contentType: 'text/css', body: css}),
  );
  return page.evaluate(compareSheets, {own, other: untrimmedName});
}
