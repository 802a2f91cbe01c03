import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {shortHash} from '../../../release/shortHash.ts';
import {compareSheets, type Comparison} from './compareSheets.ts';

/** Where release/ keeps the styles as they were before it trimmed them. */
export const untrimmedFolder = '.cache/untrimmed';
const untrimmedName = '/assets/css/untrimmed.css';

/** The styles that stand in the page itself, and that a reader sees it with before anything else. */
export const inlineStyles = (page: Page): Promise<string> =>
  page.locator('head > style').evaluate((style) => style.textContent);

/** The styles that decide how a page looks: where they stand, and as what they were kept. */
interface Deciding {
  readonly selector: string;
  readonly untrimmedFile: string;
}

/** Those of the page, and once the application has come, those of all pages. */
async function decidingStyles(page: Page): Promise<Deciding> {
  const selector = 'link[rel="stylesheet"][href*="/assets/css/styles."]:not([media])';
  const link = page.locator(selector);
  return (await link.count()) > 0
    ? {selector, untrimmedFile: (await link.getAttribute('href')) ?? ''}
    : {selector: 'head > style', untrimmedFile: untrimmedFileOf(await inlineStyles(page))};
}

/** Where the untrimmed form of a page's own styles is kept. */
export const untrimmedFileOf = (css: string): string => `${shortHash(css)}.css`;

/**
 * Compares the page as it stands, with the styles that it would have without the trimming.
 * @param untrimmedFile where its styles have been changed since
 */
export async function compare(page: Page, untrimmedFile?: string): Promise<Comparison> {
  const own = await decidingStyles(page);
  const css = readFileSync(path.join(untrimmedFolder, untrimmedFile ?? own.untrimmedFile), 'utf8');
  await page.route(`**${untrimmedName}`, (route) =>
    route.fulfill({contentType: 'text/css', body: css}),
  );
  return page.evaluate(compareSheets, {own: own.selector, other: untrimmedName});
}
