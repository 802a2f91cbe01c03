import type {Route} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {fileKept} from '../shell/support.ts';
import {article, colorSwitch, headingOf, plainArticle} from './support.ts';

// Messages of Chromium about files that a test breaks.
test.use({
  allowedErrors: [
    /ERR_|status of (404|500)|SyntaxError|Unexpected|unexpected|MIME type|ChunkLoadError/,
  ],
});

/** The ways in which a file can fail. */
const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  '404': (route) => route.fulfill({status: 404, body: ''}),
  '500': (route) => route.fulfill({status: 500, body: ''}),
  'a page instead': (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  'cut short': (route) => route.fulfill({contentType: 'text/javascript', body: '(()=>{var a="'}),
  'no answer': () => undefined,
};

const scripts = '**/assets/js/**';
const sheets = '**/assets/css/**';

test(
  'scripts or styles that fail leave a page that can be read and left',
  nightly,
  async ({page}) => {
    for (const pattern of [scripts, sheets]) {
      for (const [name, fail] of Object.entries(faults)) {
        await page.route(pattern, fail);
        await page.goto(plainArticle);
        await page.mouse.move(3, 3);
        await page.mouse.move(5, 5);
        await expect(headingOf(page), `${pattern}: ${name}`).toBeVisible();
        await page.locator('aside').getByRole('link', {name: '如何开具发票'}).click();
        await expect(headingOf(page), `${pattern}: ${name}`).toHaveText('如何开具发票');
        await page.unrouteAll({behavior: 'ignoreErrors'});
      }
    }
  },
);

test(
  'when the files of the next page are gone or broken, the page is loaded as a whole',
  nightly,
  async ({page}) => {
    const {'no answer': _, ...answered} = faults;
    for (const [name, fail] of Object.entries(answered)) {
      await open(page, plainArticle);
      let failed = false;
      await page.route(scripts, (route) => {
        if (failed) {
          return route.continue();
        }
        failed = true;
        return fail(route);
      });
      await page.locator('.menu a[href="/docs/faq/invoice"]').click();
      await expect(headingOf(page), name).toHaveText('如何开具发票');
      await expect(page, name).toHaveURL(/\/docs\/faq\/invoice$/);
      await page.unrouteAll({behavior: 'ignoreErrors'});
    }
  },
);

test.describe('a file that does not arrive', () => {
  test.use({allowedErrors: [fileKept]});

  test('the page stays usable, and the next press tries again', async ({page}) => {
    for (const file of ['styles', 'main', 'preact', 'runtime~main', 'reading']) {
      await test.step(file, async () => {
        const files = `**/assets/*/${file}.*`;
        await page.route(files, (route) => route.abort());
        await page.goto(article);
        const failed = page.waitForEvent('requestfailed', (request) =>
          request.url().includes(`/${file}.`),
        );
        await page.keyboard.press('Tab');
        await failed;
        const description = page.locator('figure summary').first();
        await description.click();
        await expect(page.locator('figure details').first()).toHaveAttribute('open');
        // Below the top, the navbar may slide away from a press as soon as the application runs.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.unroute(files);
        await colorSwitch(page).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});
