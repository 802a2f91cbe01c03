import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {compareSheets, type Comparison} from './compareSheets.ts';

/** Where release/ keeps the sheets as they were before it trimmed them. */
export const untrimmedFolder = '.cache/untrimmed';
const untrimmedName = '/assets/css/untrimmed.css';

export const stylesheetOf = async (page: Page): Promise<string> =>
  (await page
    .locator('link[rel="stylesheet"][href*="/assets/css/styles."]')
    .getAttribute('href')) ?? '';

/** Compares the page as it stands, with the sheet that it would have without the trimming. */
export async function compare(page: Page): Promise<Comparison> {
  const css = readFileSync(path.join(untrimmedFolder, await stylesheetOf(page)), 'utf8');
  await page.route(`**${untrimmedName}`, (route) =>
    route.fulfill({contentType: 'text/css', body: css}),
  );
  return page.evaluate(compareSheets, untrimmedName);
}
