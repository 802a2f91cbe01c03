import type {Browser} from '@playwright/test';
import {slowPhone} from './conditions.ts';
import type {MeasuredSite} from './MeasuredSite.ts';
import {openVisit} from './visit.ts';

const words = '术语';
const reading = 2500;
const patience = 90_000;

export interface SearchFigures {
  /** Bytes that the server sends between the press and the first hit. */
  readonly bytes: number;
  /** Time from the press on the search control to the first frame with a hit; `undefined` without one. */
  readonly milliseconds: number | undefined;
}

/** Measures the first search of a visit: presses the control, types two Chinese characters, waits. */
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
