import type {Browser} from '@playwright/test';
import type {Conditions} from './conditions.ts';
import type {MeasuredSite} from './MeasuredSite.ts';
import {openVisit} from './visit.ts';

/** Wait before the link is followed, in which prefetching finishes. */
const reading = 2500;

export interface NavigationTask {
  /** Path of the page with the link. */
  readonly from: string;
  /** Id and title of the target article. */
  readonly to: string;
  readonly title: string;
}

/** Returns a script that reports when the heading has been painted, in any document. */
const watchHeading = (title: string) => `
  (() => {
    let done = false;
    const look = () => {
      if (document.querySelector('h1')?.textContent.includes(${JSON.stringify(title)})) {
        requestAnimationFrame((now) => {
          done = true;
          window.benchMoment?.('painted', performance.timeOrigin + now);
        });
      }
      if (!done) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })();`;

/**
 * Follows a link in the text of an article after moving the pointer to it. Resolves to the
 * milliseconds from the press to the frame after the first one with the new heading.
 */
export async function navigate(
  browser: Browser,
  {origin}: MeasuredSite,
  {from, to, title}: NavigationTask,
  conditions: Conditions,
): Promise<number> {
  const visit = await openVisit(browser, {
    conditions,
    viewport: 'desk',
    script: watchHeading(title),
  });
  try {
    const {page} = visit;
    await page.goto(origin + from, {waitUntil: 'load'});
    const link = page
      .locator(
        `main a[href*="/docs/${to}"], .vp-doc a[href*="/docs/${to}"], .rp-doc a[href*="/docs/${to}"]`,
      )
      .first();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(700, 300);
    await page.mouse.move(710, 310);
    await page.waitForTimeout(reading);
    // Playwright still waits for the navigation by default, and will not wait in the future.
    // oxlint-disable-next-line typescript/no-deprecated
    await link.click({noWaitAfter: true});
    return (await visit.moment('painted')) - (await visit.moment('press'));
  } finally {
    await visit.close();
  }
}
