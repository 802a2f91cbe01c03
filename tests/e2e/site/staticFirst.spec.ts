import type {Page} from '@playwright/test';
import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {alive, openEarly, untilAlive} from '../open.ts';
import {recordRequests} from '../records.ts';
import {saveData} from '../shell/support.ts';
import {idle} from './quiet.ts';
import {article, scripts} from './support.ts';

const fetchedAhead = (page: Page) => page.locator('link[rel="prefetch"][as="script"]');

/** The slow phone of `bench/peers/measure/conditions.ts`: 1.6 Mbit/s, answers after 150 ms. */
async function slowConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}

/** Number of application scripts that the page names. */
const countScripts = async (page: Page) => {
  const files = (await page.locator('body').getAttribute('data-application')) ?? '';
  const count = files.split(' ').filter((file) => file.endsWith('.js')).length;
  expect(count).toBeGreaterThan(3);
  return count;
};

test.describe('before the reader does anything', () => {
  test('no script of the application runs', async ({page}) => {
    for (const route of ['/', `${article}#why-it-is-blocked`, '/blog', article, '/docs/yicat']) {
      await test.step(route, async () => {
        await page.goto(route);
        await idle(page);
        await expect(scripts(page)).toHaveCount(0);
        await expect(fetchedAhead(page)).toHaveCount(await countScripts(page));
        await expect(page.locator('link[rel="prefetch"][as="style"]')).not.toHaveCount(0);
        expect(await page.evaluate(() => 'docusaurusRoot' in window)).toBe(false);
      });
    }
  });

  test('nothing but the page and pictures is asked for until the page has loaded', async ({
    page,
  }) => {
    let loaded = false;
    page.on('load', () => {
      loaded = true;
    });
    const asked = recordRequests(page, (request) => (loaded ? undefined : request.resourceType()));
    await page.goto(article, {waitUntil: 'load'});
    expect(asked).toContain('document');
    expect(asked.filter((type) => type !== 'document' && type !== 'image')).toEqual([]);
  });

  test('a pointer that rests is no intent, one that moves is', nightly, async ({page}) => {
    await page.goto(article);
    // The pointer of the headless shell rests there; a rest anywhere else would begin with a movement.
    await page.mouse.move(0, 0);
    await page.mouse.move(0, 0);
    await idle(page);
    await expect(scripts(page)).toHaveCount(0);
    await page.mouse.move(1, 0);
    await expect(scripts(page)).not.toHaveCount(0);
  });

  test('a key, the wheel, scrolling and focus are intent', async ({page}) => {
    for (const [name, act] of Object.entries({
      'a key': () => page.keyboard.press('Tab'),
      'the wheel': () => page.mouse.wheel(0, 100),
      scrolling: () => idle(page).then(() => page.evaluate(() => window.scrollTo(0, 300))),
      focus: () => page.locator('a').first().focus(),
    })) {
      await test.step(name, async () => {
        await page.goto(article);
        await expect(alive(page)).toHaveCount(0);
        await act();
        await untilAlive(page);
      });
    }
  });
});

test.describe('on a slow or metered connection', () => {
  test.use({comesFast: false});

  for (const [name, connect] of Object.entries({
    'who saves data': saveData,
    'whose page came slowly': slowConnection,
  })) {
    test(`a reader ${name} gets nothing of the application before a press`, async ({page}) => {
      const asked = recordRequests(page, (request) =>
        /\/assets\/(js|css)\//.test(request.url()) ? request.url() : undefined,
      );
      await connect(page);
      await page.goto(article);
      await idle(page);
      await page.mouse.move(640, 300);
      await page.mouse.move(650, 310);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await idle(page);
      expect(asked).toEqual([]);
      await page.keyboard.press('Tab');
      await untilAlive(page);
      expect(asked.length).toBeGreaterThan(await countScripts(page));
    });
  }

  test('a phone fetches the page and the sheet of its menu', async ({page}) => {
    await slowConnection(page);
    await page.setViewportSize(phone);
    await page.goto(article);
    await idle(page);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .concat(performance.getEntriesByType('navigation'))
        .map((entry) => [
          new URL(entry.name).pathname,
          (entry as PerformanceResourceTiming).transferSize,
        ]),
    );
    const files = Object.fromEntries(sizes) as Readonly<Record<string, number>>;
    expect(
      Object.keys(files)
        .filter((file) => !file.startsWith('/img/'))
        .sort(),
    ).toEqual([expect.stringMatching(/^\/assets\/css\/menu\./), article]);
    const all = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBeGreaterThan(10_000);
    expect(all).toBeLessThanOrEqual(30_000);
  });
});

test.describe('it starts at once', () => {
  test('where the address needs it', async ({page}) => {
    const routes = ['/blog?product=yicat', '/?q=x', `${article}?_highlight=%E5%8F%A5`, '/search'];
    for (const route of routes) {
      await test.step(route, async () => {
        await page.goto(route);
        await untilAlive(page);
      });
    }
  });

  test.describe('on a page that is not there', () => {
    test.use({allowedErrors: [/status of 404/]});
    test('in each part of the site', async ({page}) => {
      for (const route of ['/nope', '/docs/yicat/nope', '/en/docs/nope']) {
        await test.step(route, async () => {
          await page.goto(route);
          await untilAlive(page);
        });
      }
    });
  });
});

test.describe('what the browser answers is left to it', () => {
  test('a link is a plain navigation', async ({page}) => {
    await openEarly(page, article);
    await page.getByRole('link', {name: '更新日志'}).first().click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('the product menu leads to the list of products', async ({page}) => {
    await openEarly(page, '/blog');
    const link = page.locator('.theme-layout-navbar-left').getByRole('link', {name: '全部产品'});
    await expect(link, 'it does not say that it opens').not.toHaveAttribute('aria-expanded');
    await link.focus();
    await expect(page.locator('.theme-layout-navbar-left .dropdown__menu')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs');
  });

  test('a term opens its definition', async ({page}) => {
    await openEarly(page, article);
    const term = page.locator('article button[popovertarget]').first();
    const panel = page.locator(`[id="${(await term.getAttribute('popovertarget')) ?? ''}"]`);
    await term.click();
    await expect(panel).toBeVisible();
  });

  test('Enter in the search field asks the search page', async ({page}) => {
    await openEarly(page, '/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('术语');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
  });
});
