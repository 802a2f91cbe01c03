import type {Page} from '@playwright/test';

/**
 * Resolves when the page has loaded and its browser has then been idle. Headless Chromium sometimes
 * (5 of 509 pages) calls back an idle page only when something else happens, hence the time limit.
 */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const limit = {timeout: 1000};
        const later = () =>
          requestIdleCallback(() => requestIdleCallback(() => resolve(), limit), limit);
        if (document.readyState === 'complete') {
          later();
        } else {
          addEventListener('load', later);
        }
      }),
  );
}

/** Resolves when the browser has been idle several times in a row without a request. */
export async function quiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await fetched(); now !== before; now = await fetched()) {
    before = now;
    for (let times = 0; times < 5; times += 1) {
      await idle(page);
    }
  }
}
