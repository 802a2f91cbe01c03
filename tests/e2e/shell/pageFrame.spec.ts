import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {overflowOf} from '../pageFacts.ts';
import {readPage} from '../readPage.ts';
import {article, texts} from './support.ts';

const pages = [
  '/',
  '/docs',
  '/docs/yicat',
  article,
  '/blog',
  '/blog/archive',
  '/markdown-page',
  '/search',
];

forEachLocale(({id, at, siteTitle}) => {
  const t = texts[id];

  // `axe.spec` checks that each page has one `main` and one `h1`.
  test(`S2.11 S2.30 S2.51 ${id}: every page has a full title`, async ({request}) => {
    for (const path of pages) {
      const [title] = (await readPage(request, at(path))).texts('head > title');
      expect(title, path).toMatch(path === '/' ? siteTitle : new RegExp(`. \\| ${siteTitle}$`));
    }
  });

  test(`S2.30 ${id}: the skip link lands in the content`, async ({page}) => {
    await open(page, at(article));
    const skip = page.getByRole('link', {name: t.skip});
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('main, footer')),
    );
    expect(inside).toBe(true);
  });

  test(`S2.34 S2.43 S2.44 ${id}: the footer has two groups, a logo and a copyright`, async ({
    page,
  }) => {
    await page.goto(at('/blog'));
    const footer = page.getByRole('contentinfo');
    for (const group of t.footer) {
      await expect(footer.getByText(group, {exact: true})).toBeVisible();
    }
    await expect(footer).toContainText(`© ${siteTitle}`);
    for (const product of t.products) {
      await expect(footer.getByRole('link', {name: product})).toBeVisible();
    }
    await expect(footer.getByRole('link', {name: t.company})).toHaveAttribute('target', '_blank');
  });
});

test('the logo is beside the name, in navbar, footer and where the navbar is away', async ({
  page,
}) => {
  await open(page, article);
  const rows = page.locator(':is(.navbar__brand, footer div, aside a):has(> svg, > .navbar__logo)');
  const found = await rows.evaluateAll((elements) =>
    elements
      .filter((element) => element.textContent === '译具文档')
      .map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.lastChild ?? element);
        const [logo, name] = [
          element.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect(),
          text.getBoundingClientRect(),
        ];
        return {
          gap: Math.round(name.left - logo.right),
          askew: Math.round(Math.abs(name.top + name.bottom - logo.top - logo.bottom) / 2),
        };
      }),
  );
  expect(found).toHaveLength(3);
  for (const {gap, askew} of found) {
    expect(gap).toBeGreaterThanOrEqual(8);
    expect(askew).toBeLessThanOrEqual(1);
  }
});

test(
  'S2.30 the keyboard begins at the top of a page that a link has led to',
  nightly,
  async ({page}) => {
    await open(page, article);
    for (const link of [
      page.getByRole('main').getByRole('link', {name: /^下一篇/}),
      page.locator('aside a[href*="/translate/"]').first(),
    ]) {
      await link.focus();
      // The page moves the focus two frames after it is shown. An earlier Tab would begin elsewhere.
      const focus = await page.evaluateHandle(() => {
        const moved = new Promise((resolve) =>
          document.addEventListener('focusin', () => resolve(true), {once: true}),
        );
        return {moved};
      });
      await page.keyboard.press('Enter');
      await focus.evaluate(({moved}) => moved);
      await expect(page.locator('body')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: '跳到主要内容'})).toBeFocused();
    }
  },
);

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const path of [article, '/blog', '/', '/search', '/glossary']) {
    test(`S2.30 the skip link leads past the sidebar: ${path}`, async ({page}) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }
});

test('S2.30 the first Tab of a fresh page is the skip link', async ({page}) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: '跳到主要内容'})).toBeFocused();
});

test(
  'the button back to the top appears on the way up and leads there',
  nightly,
  async ({page}) => {
    await open(page, article);
    const button = page.getByRole('button', {name: '回到顶部'});
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.describe('a window of 1280 px at 200 %', () => {
  test.use({allowedErrors: [notFoundAnswer], viewport: {width: 640, height: 450}});

  // `axe.spec` checks pages at 320 px.
  test('S9.6 no page scrolls sideways', async ({page}) => {
    for (const path of ['/', '/docs/yicat', article, '/blog', '/search', '/nope']) {
      await open(page, path);
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('S1.1 everything can be read and the menus be reached', async ({page}) => {
    await page.goto(article);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-product', 'yicat');

    const left = page.locator('.theme-layout-navbar-left');
    const trigger = left.getByRole('link', {name: /^(产品：|Product:) YiCAT$/});
    const menu = left.locator('.dropdown__menu');
    await expect(menu).toBeHidden();
    await trigger.focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();

    await page.locator('.theme-layout-navbar-right .dropdown').hover();
    await page.getByRole('link', {name: 'English', exact: true}).click();
    await expect(page).toHaveURL(`/en${article}`);
    await trigger.click();
    await expect(page).toHaveURL('/en/docs');
  });
});
