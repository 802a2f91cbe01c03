import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {compareSheets, type Comparison} from './compareSheets.ts';

/** The folder in which release/ keeps the untrimmed styles. */
export const untrimmedFolder = '.cache/untrimmed';
const untrimmedName = '/assets/css/untrimmed.css';

/** The inline styles of the page, which apply at the first paint. */
export const inlineStyles = (page: Page): Promise<string> =>
  page.locator('head > style').evaluate((style) => style.textContent);

/** The rules that replace style attributes of the page. Trimming does not touch them. */
const attributeRule = /\[data-style="[^{]+\{[^}]*\}/g;

/** The styles of a page: their place, and their original text. */
interface Deciding {
  readonly selector: string;
  readonly untrimmed: string;
}

const untrimmed = (file: string) => readFileSync(path.join(untrimmedFolder, file), 'utf8');

/** All styles as they were before the trimming, of both languages. */
export const untrimmedSheets = (): readonly string[] =>
  readdirSync(untrimmedFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map(untrimmed);

/** Returns the styles of the page and, after hydration, those of all pages. */
async function decidingStyles(page: Page): Promise<Deciding> {
  const selector = 'link[rel="stylesheet"][href*="/assets/css/styles."]:not([media])';
  const link = page.locator(selector);
  if ((await link.count()) > 0) {
    return {selector, untrimmed: untrimmed((await link.getAttribute('href')) ?? '')};
  }
  const language = /^\/en(\/|$)/.test(new URL(page.url()).pathname) ? 'en' : '';
  const own = (await inlineStyles(page)).match(attributeRule) ?? [];
  return {
    selector: 'head > style',
    untrimmed: [untrimmed(path.join(language, 'page.css')), ...own].join('\n'),
  };
}

/** Compares the built page with the styles that it would have without the trimming. */
export async function compare(page: Page): Promise<Comparison> {
  const own = await decidingStyles(page);
  await page.route(`**${untrimmedName}`, (route) =>
    route.fulfill({contentType: 'text/css', body: own.untrimmed}),
  );
  return page.evaluate(compareSheets, {own: own.selector, other: untrimmedName});
}
