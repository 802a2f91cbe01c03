import type {Page, Route} from '@playwright/test';
import hashes from '../../hostile/hashes.json' with {type: 'json'};
import queries from '../../hostile/queries.json' with {type: 'json'};
import storage from '../../hostile/storage.json' with {type: 'json'};
import {expect, test} from '../fixtures.ts';
import {hydrate} from '../hydrate.ts';
import {nightly} from '../nightly.ts';
import {fieldOf, hitsOf, searchFor} from '../search/support.ts';

// Messages of Chromium about files that a test breaks.
test.use({
  allowedErrors: [
    /ERR_|status of (404|500)|SyntaxError|Unexpected|unexpected|MIME type|ChunkLoadError|QuotaExceeded/,
  ],
});

const article = '/docs/faq/create-account';
const headingOf = (page: Page) => page.locator('main h1');

/** Verifies that no dialog has opened and that no data has become an element. */
function watch(page: Page): () => Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    await expect(page.locator('img[src="x"], main script, svg[onload]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  };
}

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
        await page.goto(article);
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
      await page.goto(article);
      await hydrate(page);
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

test('any text is a query, and any anchor is an anchor', async ({page}) => {
  const unharmed = watch(page);
  await page.goto('/search');
  await hydrate(page);
  const field = page.getByRole('main').getByRole('searchbox');
  for (const query of queries) {
    await field.fill(query);
  }
  await field.fill('发票');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await unharmed();

  await page.goto(article);
  await hydrate(page);
  const heading = (await headingOf(page).textContent()) ?? '';
  for (const hash of hashes) {
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
  }
  await expect(headingOf(page)).toHaveText(heading);
  await unharmed();
});

test('a storage with anything in it, or without room, breaks no page', async ({page}) => {
  const unharmed = watch(page);
  const {keys, values} = storage;
  await page.goto(article);
  await hydrate(page);
  // The change comes from another tab while the page runs.
  await page.evaluate(
    ([names, contents]) => {
      for (const key of names) {
        for (const newValue of contents) {
          window.localStorage.setItem(key, newValue);
          window.dispatchEvent(
            new StorageEvent('storage', {key, newValue, storageArea: window.localStorage}),
          );
        }
      }
    },
    [keys, values] as const,
  );
  await expect(headingOf(page)).toBeVisible();
  // The values are set before the page loads: each value is in one of the keys once.
  for (let start = 0; start < values.length; start += keys.length) {
    await page.evaluate(
      ([names, contents]) => {
        names.forEach((name, n) => window.localStorage.setItem(name, contents[n] ?? ''));
      },
      [keys, values.slice(start, start + keys.length)] as const,
    );
    await page.reload();
    await hydrate(page);
    await expect(headingOf(page)).toBeVisible();
  }
  await unharmed();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/blog');
  await hydrate(page);
  await searchFor(page, '术语库');
  await expect(hitsOf(page).first()).toBeVisible();
});

test(
  'clocks that are wrong by decades, and going back and forward, change nothing',
  nightly,
  async ({page}) => {
    for (const time of ['1970-01-02', '2099-12-31']) {
      await page.clock.setFixedTime(new Date(`${time}T12:00:00Z`));
      await page.goto('/');
      await hydrate(page);
      await expect(headingOf(page)).toBeVisible();
      await page.goto('/blog');
      await hydrate(page);
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    }
    // The test runs before and after hydration.
    for (const wake of [() => Promise.resolve(), () => hydrate(page)]) {
      await page.goto(article);
      await wake();
      await page.goto('/docs/faq/invoice');
      await wake();
      await page.goBack();
      await expect(page).toHaveURL(article);
      await hydrate(page);
      await page.goForward();
      await hydrate(page);
      await expect(headingOf(page)).toHaveText('如何开具发票');
    }
  },
);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The text spacing that a page must support (WCAG 2.2, 1.4.12). */
const spacing =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}';

/** Returns the first words of texts that their box clips. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, p, li, h1, h2, h3, td, th, summary, label',
      ),
    ]
      .filter((element) => {
        const {overflowX, overflowY, textOverflow} = getComputedStyle(element);
        const cutsX = overflowX === 'hidden' && textOverflow !== 'ellipsis';
        return (
          element.clientWidth > 1 &&
          ((cutsX && element.scrollWidth > element.clientWidth + 1) ||
            (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2))
        );
      })
      .map((element) => element.textContent.trim().slice(0, 40)),
  );

test(
  'wider spacing, 400 % zoom and a page from right to left cut nothing off',
  nightly,
  async ({page}) => {
    for (const address of ['/', '/en/docs/yicat', article, '/blog', '/search?q=tmx']) {
      await page.setViewportSize({width: 1280, height: 1024});
      await page.goto(address);
      await hydrate(page);
      const before = await cutTexts(page);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await cutTexts(page), address).toEqual(before);
      expect(await sideways(page), address).toBeLessThanOrEqual(0);
      // This equals 1280 by 1024 at 400 %.
      await page.setViewportSize({width: 320, height: 256});
      expect(await sideways(page), address).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
        document.adoptedStyleSheets = [];
      });
      expect(await sideways(page), address).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({width: 1280, height: 1024});
    await page.goto(article);
    await hydrate(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await searchFor(page, '术语库');
    const hit = await hitsOf(page).first().boundingBox();
    expect(hit?.x ?? -1).toBeGreaterThanOrEqual(0);
  },
);

test(
  'print shows the text alone while the search or the menu is open; forced colours keep the field’s frame',
  nightly,
  async ({page}) => {
    await page.goto(article);
    await hydrate(page);
    await page.emulateMedia({forcedColors: 'active'});
    const frame = await fieldOf(page).evaluate((field) => {
      const widths: string[] = [];
      for (let box: Element | null = field; box && box.tagName !== 'NAV'; box = box.parentElement) {
        widths.push(getComputedStyle(box).borderBlockEndWidth);
      }
      return widths;
    });
    expect(frame.some((width) => parseFloat(width) >= 1)).toBe(true);
    await page.emulateMedia({forcedColors: null});
    await searchFor(page, '术语库');
    await page.emulateMedia({media: 'print'});
    await expect(hitsOf(page).first()).toBeHidden();
    await expect(headingOf(page)).toBeVisible();
    await page.emulateMedia({media: null});
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(article);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-menu');
    await page.emulateMedia({media: 'print'});
    await expect(headingOf(page)).toBeVisible();
    await expect(page.locator('nav.navbar')).toBeHidden();
  },
);
