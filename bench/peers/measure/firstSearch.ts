import type {Browser} from '@playwright/test';
import {slowPhone} from './conditions.ts';
import type {MeasuredSite} from './MeasuredSite.ts';
import {openVisit} from './visit.ts';

const words = '术语';
const reading = 2500;
const patience = 90_000;

export interface SearchFigures {
  /** Bytes of what the site asks for from the press to the first frame with a hit. */
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
    const press = await visit.moment('press');
    // What is asked for behind the first hit does not delay it.
    const bytes = site.sentBetween(press, press + (answered ?? patience));
    return {bytes, milliseconds: answered};
  } finally {
    await visit.close();
  }
}
