import {expect, type Locator, type Page} from '@playwright/test';

/** Its scripts and sheets; that of the phone menu belongs to the page. */
const application = /\/assets\/(js|css\/(?!menu\.))/;

/** Keeps the application away until the function that is returned is called. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** There once the application has taken over the page. */
export const alive = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/** Opens a page whose application does not come before the function that is returned is called. */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdApplication(page);
  await page.goto(address);
  return async () => {
    await expect(alive(page)).toHaveCount(0);
    release();
    await alive(page).waitFor({state: 'attached'});
  };
}
