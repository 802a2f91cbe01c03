import type {Browser, Page} from '@playwright/test';
import {fastDesk, slowPhone, type Viewport} from './conditions.ts';
import type {Control, ControlName, MeasuredSite} from './MeasuredSite.ts';
import {openVisit} from './visit.ts';

/** Timeout in milliseconds: a press without an effect by then is lost. */
const patience = 10_000;
/** Wait between load and press, and after the press until the browser has recorded its duration. */
const pause = 1000;

/** Controls that only the phone layout shows, and those that its menu hides. */
const viewportOf: Readonly<Record<ControlName, Viewport>> = {
  colour: 'desk',
  sidebar: 'desk',
  search: 'phone',
  menu: 'phone',
};

export interface ClickFigures {
  /** Milliseconds from the press to the first frame with its effect; `undefined` if it was lost. */
  readonly answered: number | undefined;
  /** The same from the arrival of the last script, if that is later than the press. */
  readonly answeredWithScripts: number | undefined;
  /** Longest event of the interaction (INP of a visit with one), in milliseconds; 0 below 16. */
  readonly interaction: number;
}

export type Moment = 'painted' | 'loaded';

/** Whether a press at the centre of an element reaches it, and nothing covers it. */
const isUncovered = (element: Element): boolean => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/**
 * Returns the centre of the first match that a press reaches. A sidebar may begin further down, and
 * its head may cover the first entries of a list that is scrolled to the current page.
 */
async function centre(page: Page, {selector}: Control): Promise<{x: number; y: number}> {
  const height = page.viewportSize()?.height ?? 0;
  for (const control of await page.locator(selector).filter({visible: true}).all()) {
    const box = await control.boundingBox();
    const isInView = box && box.y >= 0 && box.y + box.height <= height;
    if (isInView && (await control.evaluate(isUncovered))) {
      return {x: box.x + box.width / 2, y: box.y + box.height / 2};
    }
  }
  throw new Error(`${selector} is nowhere to be seen at ${page.url()}.`);
}

/** Finds the position of a control in a separate visit without throttling. */
async function locate(browser: Browser, url: string, control: Control, viewport: Viewport) {
  const visit = await openVisit(browser, {conditions: fastDesk, viewport});
  try {
    await visit.page.goto(url, {waitUntil: 'load'});
    await visit.page.locator(control.selector).filter({visible: true}).first().waitFor();
    return await centre(visit.page, control);
  } finally {
    await visit.close();
  }
}

/**
 * Presses a control as the reader's first action on a slow phone's connection and processor: 50 ms
 * after the first paint, or a second after load.
 */
export async function firstClick(
  browser: Browser,
  site: MeasuredSite,
  path: string,
  name: ControlName,
  moment: Moment,
): Promise<ClickFigures> {
  const control = site.controls[name];
  const viewport = viewportOf[name];
  const url = site.origin + path;
  const {x, y} = await locate(browser, url, control, viewport);
  const visit = await openVisit(browser, {
    conditions: slowPhone,
    viewport,
    state: control.state,
  });
  try {
    const {page} = visit;
    await page.goto(url, {waitUntil: moment === 'loaded' ? 'load' : 'commit'});
    await (moment === 'loaded' ? page.waitForTimeout(pause) : visit.painted);
    await page.mouse.click(x, y);
    for (const key of control.keys ?? []) {
      await page.keyboard.press(key);
    }
    await page
      .waitForFunction(() => window.benchRecord.answered !== undefined, null, {timeout: patience})
      .catch(() => undefined);
    await page.waitForTimeout(pause);
    const {answered, answeredWithScripts, interactions} = await visit.record();
    return {answered, answeredWithScripts, interaction: Math.max(0, ...interactions)};
  } finally {
    await visit.close();
  }
}
