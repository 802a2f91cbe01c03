import {expect, type Locator, type Page} from '@playwright/test';

/** Matches after hydration. */
export const alive = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/** Waits for hydration, which something else starts. */
export const untilAlive = (page: Page): Promise<void> => alive(page).waitFor({state: 'attached'});

/**
 * Starts the application, as a reader's first movement does (or the first touch on a slow connection),
 * and waits for hydration. Tests of the page before hydration do not call it.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html').dispatchEvent('pointerdown');
  await untilAlive(page);
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Blocks the requests whose addresses match until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The application's scripts and stylesheets; that of the phone menu belongs to the page. */
const application = /\/assets\/(js|css\/(?!menu\.))/;

/** Blocks the files of the application until the returned function is called. */
export const holdApplication = (page: Page): Promise<() => void> => hold(page, application);

/** Opens a page whose application is blocked until the returned function is called. */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdApplication(page);
  await page.goto(address);
  return async () => {
    await expect(alive(page)).toHaveCount(0);
    release();
    await untilAlive(page);
  };
}
