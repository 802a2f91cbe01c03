import type {Page} from '@playwright/test';

/**
 * Starts the application, as a reader's first movement does (or the first touch on a slow connection),
 * and waits for hydration. Tests of the page before hydration do not call it.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html').dispatchEvent('pointerdown');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
