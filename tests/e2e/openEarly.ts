import {expect, type Locator, type Page} from '@playwright/test';
import {hold} from './hold.ts';

/** The application's scripts and stylesheets; that of the phone menu belongs to the page. */
const application = /\/assets\/(js|css\/(?!menu\.))/;

/** Blocks the files of the application until the returned function is called. */
export const holdApplication = (page: Page): Promise<() => void> => hold(page, application);

/** Matches after hydration. */
export const alive = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/** Opens a page whose application is blocked until the returned function is called. */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdApplication(page);
  await page.goto(address);
  return async () => {
    await expect(alive(page)).toHaveCount(0);
    release();
    await alive(page).waitFor({state: 'attached'});
  };
}
