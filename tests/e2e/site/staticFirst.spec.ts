import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {hydrate} from '../hydrate.ts';
import {nightly} from '../nightly.ts';
import {alive, holdApplication, openEarly} from '../openEarly.ts';
import {fileKept, saveData} from '../shell/support.ts';
import {idle, quiet} from './quiet.ts';

const article = '/docs/yicat/translate/confirm-segments';
const withCode = '/docs/yiloc/editor/placeholders';
const phone = {width: 390, height: 844};

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

const scripts = (page: Page) => page.locator('script[src^="/assets/"]');

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
    const asked: string[] = [];
    let loaded = false;
    page.on('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      if (!loaded) {
        asked.push(request.resourceType());
      }
    });
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
        await alive(page).waitFor({state: 'attached'});
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
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/assets\/(js|css)\//.test(request.url())) {
          asked.push(request.url());
        }
      });
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
      await alive(page).waitFor({state: 'attached'});
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
        await alive(page).waitFor({state: 'attached'});
      });
    }
  });

  test.describe('on a page that is not there', () => {
    test.use({allowedErrors: [/status of 404/]});
    test('in each part of the site', async ({page}) => {
      for (const route of ['/nope', '/docs/yicat/nope', '/en/docs/nope']) {
        await test.step(route, async () => {
          await page.goto(route);
          await alive(page).waitFor({state: 'attached'});
        });
      }
    });
  });
});

test.describe('what is done before it comes is answered, once', () => {
  const colorSwitch = (page: Page) =>
    page.locator('.theme-layout-navbar-right').getByRole('button', {name: /切换颜色模式/});

  test('colour mode, at once, and named by the application', async ({page}) => {
    const arrive = await openEarly(page, article);
    const html = page.locator('html');
    await colorSwitch(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await expect(html).toHaveCSS('color-scheme', 'light');
    await colorSwitch(page).press('Enter');
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await arrive();
    await expect(colorSwitch(page)).toHaveAccessibleName(/深色/);
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    // From now on the application handles clicks.
    await colorSwitch(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(colorSwitch(page)).toHaveAccessibleName(/跟随系统/);
  });

  for (const [route, shown] of [
    [article, 'aside [aria-current="page"]'],
    ['/', '.navbar a[href="/docs/yicat"]'],
  ] as const) {
    test(`phone menu, by the page itself: ${route}`, async ({page}) => {
      await page.setViewportSize(phone);
      const arrive = await openEarly(page, route);
      const button = page.getByRole('button', {name: '切换导航栏'});
      const first = page.locator(shown).first();
      await button.click();
      await expect(first).toBeVisible();
      await button.click();
      await expect(first).toBeHidden();
      await button.click();
      await expect(first).toBeVisible();
      const seen = () => page.screenshot({animations: 'disabled'});
      const early = await seen();
      await arrive();
      // The page's own sheet is enough: those of the application change nothing.
      await expect.poll(async () => (await seen()).equals(early)).toBe(true);
      // The menu is still open, and now belongs to the application.
      await expect(first).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('main').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(
        1,
      );
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('phone menu: from the list to the main menu', nightly, async ({page}) => {
    await page.setViewportSize(phone);
    await openEarly(page, article);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await page.getByRole('button', {name: '← 回到主菜单'}).click();
    await expect(page.locator('.navbar').getByRole('link', {name: '更新日志'})).toBeVisible();
  });

  test('contents on a phone open without it, and stay open', async ({page}) => {
    await page.setViewportSize(phone);
    const arrive = await openEarly(page, article);
    await page.locator('summary').filter({hasText: '本页内容'}).click();
    const contents = page.getByRole('navigation', {name: '本页内容'});
    await expect(contents).toBeVisible();
    await arrive();
    await expect(contents).toBeVisible();
  });

  test('a category of the sidebar, by the page itself', async ({page}) => {
    const arrive = await openEarly(page, article);
    const category = page.locator('.theme-doc-sidebar-item-category').first();
    const link = category.locator('ul a').first();
    const button = category.getByRole('button').first();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await arrive();
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the notice', async ({page}) => {
    const arrive = await openEarly(page, '/');
    await page.getByRole('banner').getByRole('button').click();
    await arrive();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('language menu by keyboard', nightly, async ({page}) => {
    const arrive = await openEarly(page, article);
    const trigger = page.locator('.theme-layout-navbar-right').getByRole('button', {name: '中文'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    await arrive();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('a filter of the update log', async ({page}) => {
    const arrive = await openEarly(page, '/blog');
    await page.getByRole('main').getByRole('button', {name: 'Yiloc'}).click();
    await arrive();
    await expect(page).toHaveURL(/product=yiloc/);
  });

  test('copying', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const arrive = await openEarly(page, withCode);
    await page.locator('.code-frame').first().getByRole('button', {name: '复制'}).click();
    await arrive();
    await expect(page.locator('.code-frame').first().getByRole('status')).toHaveText('已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('{count, plural');
  });

  test(
    'copying that the browser refuses, because the click was replayed',
    nightly,
    async ({page}) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
      });
      const arrive = await openEarly(page, withCode);
      await page.locator('.code-frame').first().getByRole('button', {name: '复制'}).click();
      await arrive();
      await expect(page.locator('.code-frame').first().getByRole('status')).toHaveText(
        '已选中，请复制',
      );
      expect(await page.evaluate(() => window.getSelection()?.toString())).toContain(
        '{count, plural',
      );
    },
  );

  test('text typed into a field stays, with the focus', nightly, async ({page}) => {
    const arrive = await openEarly(page, '/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('术语');
    await arrive();
    await expect(field).toHaveValue('术语');
    await expect(field).toBeFocused();
    await field.pressSequentially('库');
    await expect(field).toHaveValue('术语库');
  });

  test(
    'a click of assistive technology, which moves no pointer and presses no key',
    nightly,
    async ({page}) => {
      await page.goto(article);
      await page
        .locator('.theme-layout-navbar-right')
        .getByRole('button', {name: /切换颜色模式/})
        .dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    },
  );

  test('a click while it loads', async ({page}) => {
    await page.goto(article);
    const release = await holdApplication(page);
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    await expect(scripts(page)).not.toHaveCount(0);
    await page
      .locator('.theme-layout-navbar-right')
      .getByRole('button', {name: /切换颜色模式/})
      .click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
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
    await page.locator('.theme-layout-navbar-left').getByRole('button', {name: '全部产品'}).click();
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
        await page
          .locator('.theme-layout-navbar-right')
          .getByRole('button', {name: /切换颜色模式/})
          .click();
        await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});

test.describe('nothing shows that it has come', () => {
  for (const [device, viewport] of Object.entries({desktop: {width: 1440, height: 900}, phone})) {
    test(device, async ({page}) => {
      await page.setViewportSize(viewport);
      for (const route of ['/', article, '/docs/yicat', '/blog', '/docs/yicat/translate']) {
        await test.step(route, async () => {
          await page.goto(route);
          await idle(page);
          // The table of contents is marked only after hydration.
          const mask = [page.locator('.theme-doc-toc-desktop')];
          const before = await page.screenshot({animations: 'disabled', mask});
          await page.evaluate(() => {
            Reflect.set(window, 'shifts', []);
            new PerformanceObserver((list) => {
              (Reflect.get(window, 'shifts') as number[]).push(
                ...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))),
              );
            }).observe({type: 'layout-shift', buffered: false});
          });
          await hydrate(page);
          await quiet(page);
          const after = await page.screenshot({animations: 'disabled', mask});
          const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
          expect(shifts).toEqual([]);
          expect(after.equals(before), 'the picture of the page is the same').toBe(true);
        });
      }
    });
  }
});

test(
  'the head and the root element stay as they are while the page is taken over',
  nightly,
  async ({page}) => {
    await page.goto(article);
    await page.evaluate(() => {
      const changes: string[] = [];
      Reflect.set(window, 'changes', changes);
      new MutationObserver((records) => {
        for (const {attributeName, oldValue} of records) {
          const value = document.documentElement.getAttribute(attributeName ?? '');
          if (value !== oldValue) {
            changes.push(`${attributeName}: ${oldValue} → ${value}`);
          }
        }
      }).observe(document.documentElement, {
        attributeOldValue: true,
        attributeFilter: ['class', 'lang', 'data-has-hydrated', 'data-theme', 'data-product'],
      });
      new MutationObserver((records) => {
        for (const {removedNodes} of records) {
          for (const node of removedNodes) {
            if (node instanceof Element && node.matches('title, meta, link')) {
              changes.push(`without ${node.outerHTML}`);
            }
          }
        }
      }).observe(document.head, {childList: true});
    });
    await hydrate(page);
    await quiet(page);
    expect(await page.evaluate(() => Reflect.get(window, 'changes') as string[])).toEqual([
      'data-has-hydrated: false → true',
    ]);
  },
);

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'light'});

  test('the page is in the default mode', async ({page}) => {
    await page.goto(article);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 23, 27)');
  });

  test('no button does nothing', async ({page}) => {
    for (const [width, route] of [
      ...['/', '/blog', withCode].map((address) => [1440, address] as const),
      ...['/', article].map((address) => [390, address] as const),
    ]) {
      await test.step(`${route}, ${width} px`, async () => {
        await page.setViewportSize({width, height: 900});
        await page.goto(route);
        const buttons = page
          .locator('button, [role=button], [role=tab]')
          .and(page.locator(':not([popovertarget], [type=submit], [href])'))
          .filter({visible: true});
        // The language menu opens on hover and on keyboard focus.
        const language = page.locator('.dropdown > button');
        await expect(buttons.and(language)).toHaveCount(width > 996 ? 1 : 0);
        await expect(buttons).toHaveCount(width > 996 ? 1 : 0);
        await expect(page.getByRole('button', {name: '搜索'}).first()).toBeVisible();
      });
    }
  });
});
