import type {Page} from '@playwright/test';

/**
 * Makes the application run, as a reader's first movement does, or the first touch on a slow
 * connection, and waits until it has taken over the page. Tests of what works before that simply do
 * not call it.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html').dispatchEvent('touchstart');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
