import type {Browser} from '@playwright/test';
import {slowPhone} from './conditions.ts';
import type {MeasuredSite} from './MeasuredSite.ts';
import {openVisit} from './visit.ts';

const words = '术语';
const reading = 2500;
const patience = 90_000;

export interface SearchFigures {
  /** Bytes that the server sent from the press on, until the first hit. */
  readonly bytes: number;
  /** From the press on the search control to the first frame with a hit; nothing where none came. */
  readonly milliseconds: number | undefined;
}

/** The first search of a visit: press the control, type two Chinese characters, wait for a hit. */
export async function firstSearch(
  browser: Browser,
  site: MeasuredSite,
  path: string,
): Promise<SearchFigures> {
  const visit = await openVisit(browser, {
    conditions: slowPhone,
    viewport: 'desk',
    state: `document.querySelector(${JSON.stringify(site.searchHit)}) !== null`,
  });
  try {
    const {page} = visit;
    await page.goto(site.origin + path, {waitUntil: 'load'});
    await page.waitForTimeout(reading);
    const before = site.sentBytes();
    await page.locator(site.controls.search.selector).filter({visible: true}).first().click();
    await page.waitForFunction(
      (field) => document.activeElement?.matches(field),
      site.searchField,
      {timeout: patience},
    );
    await page.keyboard.insertText(words);
    await page
      .waitForFunction(() => window.benchRecord.answered !== undefined, null, {timeout: patience})
      .catch(() => undefined);
    const {answered} = await visit.record();
    return {bytes: site.sentBytes() - before, milliseconds: answered};
  } finally {
    await visit.close();
  }
}
