import type {Page} from '@playwright/test';
import {hydrate} from './hydrate.ts';

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}
