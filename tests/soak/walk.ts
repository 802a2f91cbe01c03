import type {Page} from '@playwright/test';
import {fieldOf, hitsOf} from '../e2e/search/support.ts';
import {countDocuments} from '../e2e/records.ts';

export interface Walk {
  /** Stops after the current step. */
  readonly stop: () => Promise<{steps: number; searches: number; faults: readonly string[]}>;
}

/** Links to pages of the site: an address with a dot is a file, which replaces the page. */
const links = 'main a[href^="/"]:not([href*="."]):not([target]):not([download]):visible';

/** Timeout in milliseconds; it is long because twenty tabs share the processors. */
const answerTime = 60_000;

/** Whether the next page is shown: the application changes the address before the page. */
function arrived(before: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return (
    location.href !== before &&
    canonical !== null &&
    new URL(canonical.href).pathname === location.pathname
  );
}

const queries = {zh: ['导出译文', '发票', '成员权限'], en: ['export', 'invoice', 'member roles']};

/** Types a question and opens the last hit that the box shows. */
async function search(page: Page, step: number): Promise<void> {
  const language = new URL(page.url()).pathname.startsWith('/en') ? 'en' : 'zh';
  await fieldOf(page).click({timeout: answerTime});
  await page.keyboard.insertText(queries[language][step % 3] ?? '');
  await hitsOf(page).last().click({timeout: answerTime});
}

/**
 * Navigates in one tab: follows links of the page, and searches every fifth time instead. Records
 * errors, missing files, pages that say that they failed, and documents that load repeatedly.
 */
export function walk(page: Page, origin: string, tab: number): Walk {
  const ending = new AbortController();
  let steps = 0;
  let searches = 0;
  let last = '';
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`tab ${tab}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`tab ${tab}: ${response.status()} ${response.url()}`);
    }
  });
  const documents = countDocuments(page);
  const done = (async () => {
    await page.goto(`${origin}${tab % 2 === 0 ? '/docs/yicat' : '/en/docs/yicat'}`);
    while (!ending.signal.aborted) {
      const documentsBefore = documents();
      const before = page.url();
      const {pathname, hash} = new URL(before);
      const found = page.locator(links).and(page.locator(`:not([href="${pathname}${hash}"])`));
      const count = await found.count();
      if ((steps + tab) % 5 === 4) {
        last = `search at ${before}`;
        await search(page, steps);
        searches += 1;
      } else if (count > 0) {
        const link = found.nth((steps * 7 + tab * 3) % count);
        last = `${await link.getAttribute('href')} at ${before}`;
        await link.click({timeout: answerTime});
      } else {
        await page.goto(`${origin}/docs/yicat/start/what-is-yicat`);
      }
      await page.waitForFunction(arrived, before, {timeout: answerTime});
      await page.locator('main').first().waitFor({timeout: answerTime});
      // Each error that a reader sees is announced. That of a lost connection is not in `main`.
      for (const shown of await page.locator('[role="alert"]:visible').allInnerTexts()) {
        faults.push(`tab ${tab}: “${shown}” at ${page.url()}`);
      }
      const loaded = documents() - documentsBefore;
      if (loaded > 2) {
        faults.push(`tab ${tab}: ${loaded} documents after one press, ${last}`);
      }
      steps += 1;
    }
  })().catch((error: unknown) => {
    const message = String(error).split('\n').slice(0, 4).join(' ');
    faults.push(`tab ${tab}: stopped after ${steps} steps, ${last}, ${page.url()}: ${message}`);
  });
  return {
    stop: async () => {
      ending.abort();
      await done;
      return {steps, searches, faults};
    },
  };
}
