import type {Page} from '@playwright/test';
import {desktop, phone} from '../devices.ts';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {keepOneOfAKind} from '../keepOneOfAKind.ts';
import {forEachLocale} from '../locales.ts';
import {daily, nightly} from '../nightly.ts';
import {hydrate, open} from '../open.ts';
import {distinctPageTypes, pageTypes} from '../routes.ts';
import type {Comparison} from './compareSheets.ts';
import {coveringPages} from './coveringPages.ts';
import {forceStates} from './forceStates.ts';
import {rulesOfWidthAndMode} from './rulesOfWidthAndMode.ts';
import {compare, inlineStyles, untrimmedSheets} from './sheets.ts';

const modes = ['dark', 'light'] as const;

/** Fails if an element or a selector differs, or if the page is empty. */
function expectSame({elements, differences, missing}: Comparison): void {
  expect(elements).toBeGreaterThan(50);
  expect({differences, missing}).toEqual({differences: [], missing: []});
}

/** Sets the mode as the page's own script does, without a second visit. */
const setMode = (page: Page, mode: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);

async function expectSameInBothModes(page: Page): Promise<void> {
  for (const mode of modes) {
    await setMode(page, mode);
    expectSame(await compare(page));
  }
}

/** Tests dark on a desktop and light on a phone: another test ensures that no rule needs both. */
async function expectSameAtBothWidths(page: Page): Promise<void> {
  for (const [viewport, mode] of [
    [desktop, 'dark'],
    [phone, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await setMode(page, mode);
    expectSame(await compare(page));
  }
}

test('no rule depends on the width and on the mode', () => {
  const both =
    '@media (max-width: 9px) { @supports (x: y) { [data-theme="light"] a { color: red } } }';
  expect(rulesOfWidthAndMode(`a { color: red } ${both}`)).toEqual(['[data-theme="light"] a']);
  for (const css of untrimmedSheets()) {
    expect(rulesOfWidthAndMode(css)).toEqual([]);
  }
});

/** Whether a rule of a component, whose classes begin with `_`, comes before the global styles. */
const isOutOfOrder = (css: string) =>
  css.search(/\._[a-zA-Z]/) < css.lastIndexOf(':focus-visible{outline:2px');

test('the styles of components come after the global ones, which they override', () => {
  const global = 'a{color:red}:focus-visible{outline:2px solid}';
  expect(isOutOfOrder(`${global}._aB{color:blue}`)).toBe(false);
  expect(isOutOfOrder(`._aB{color:blue}${global}`)).toBe(true);
  const sheets = untrimmedSheets().filter((css) => css.includes(':focus-visible{outline:2px'));
  expect(sheets).not.toEqual([]);
  expect(sheets.filter(isOutOfOrder)).toEqual([]);
});

test.describe('the trimmed stylesheet', () => {
  test.use({allowedErrors: [notFoundAnswer]});

  for (const [type, route] of Object.entries(distinctPageTypes)) {
    const when = daily(['home', 'task article', 'filtered update log'], type);
    test(
      `${type}: nothing looks otherwise, at rest, pointed at or focused`,
      when,
      async ({page}) => {
        await page.goto(route);
        const removed = await keepOneOfAKind(page);
        await expectSameAtBothWidths(page);
        if (removed > 0) {
          // The application hydrates the page as the server has sent it.
          await page.goto(route);
        }
        // Hydration must be complete, so that elements are not replaced while their states are forced.
        await hydrate(page);
        await keepOneOfAKind(page);
        await forceStates(page);
        await expectSameAtBothWidths(page);
      },
    );
  }

  test('figures, marks and lists that are on few pages look the same', nightly, async ({page}) => {
    const routes = coveringPages();
    expect(routes.length).toBeGreaterThan(3);
    for (const route of routes) {
      await test.step(route, async () => {
        await page.setViewportSize(desktop);
        await page.goto(route);
        expectSame(await compare(page));
        await page.setViewportSize(phone);
        expectSame(await compare(page));
      });
    }
  });

  test(
    'print, forced colours, more contrast and less motion look the same',
    nightly,
    async ({page}) => {
      await page.goto(pageTypes['task article'] ?? '');
      const media = [
        {media: 'print'},
        {forcedColors: 'active'},
        {contrast: 'more'},
        {reducedMotion: 'reduce'},
      ] as const;
      for (const one of media) {
        await page.emulateMedia(one);
        await expectSameInBothModes(page);
        await page.emulateMedia({
          media: null,
          forcedColors: null,
          contrast: null,
          reducedMotion: null,
        });
      }
    },
  );

  forEachLocale(({id, at}) => {
    test(`${id}: what opens looks the same`, nightly, async ({page}) => {
      await open(page, at(pageTypes['task article'] ?? ''));
      for (const summary of await page.locator('main summary:visible').all()) {
        await summary.click();
      }
      await page.locator('article button[popovertarget]').first().click();
      expectSame(await compare(page));
      await open(page, at('/search?q=TM'));
      await expect(page.locator('main a').first()).toBeVisible();
      expectSame(await compare(page));
      await page.setViewportSize(phone);
      await open(page, at(pageTypes['task article'] ?? ''));
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('html')).toHaveAttribute('data-menu', 'list');
      expectSame(await compare(page));
      await page.locator('[name="menu"][value="main"]').click();
      await expect(page.locator('html')).toHaveAttribute('data-menu', 'main');
      expectSame(await compare(page));
    });
  });
});

const policyElement = /<meta http-equiv="?Content-Security-Policy[^>]*>/;

test.describe('the comparison itself', () => {
  /** Serves a page with styles that the test has damaged. */
  const openWith = async (page: Page, spoil: (css: string) => string) => {
    const route = '/docs/faq/create-account';
    await page.goto(route);
    const css = await inlineStyles(page);
    expect(spoil(css)).not.toBe(css);
    await page.route(`**${route}`, async (request) => {
      const response = await request.fetch();
      const html = await response.text();
      await request.fulfill({
        response,
        // The policy is removed because it would block styles that the build has not made.
        body: html.replace(policyElement, '').replace(css, () => spoil(css)),
      });
    });
    await page.reload();
    return compare(page);
  };

  test('sees a rule that is gone', async ({page}) => {
    const {differences} = await openWith(page, (css) =>
      css.replace(/\.navbar__title\{font-weight:600\}/, ''),
    );
    expect(differences).toContainEqual(
      expect.objectContaining({property: 'font-weight', untrimmed: '600'}),
    );
  });

  test('sees a rule for an inactive state', nightly, async ({page}) => {
    const {missing} = await openWith(page, (css) => css.replace('.navbar__brand:hover{', '.x{'));
    expect(missing).toContain('.navbar__brand:hover');
  });

  test('sees a rule for a child that is gone', nightly, async ({page}) => {
    const {missing} = await openWith(page, (css) => css.replaceAll('.markdown>h2', '.x'));
    expect(missing).toContain('.markdown > h2');
  });

  test('sees a value of a custom property that is gone', nightly, async ({page}) => {
    const {differences} = await openWith(page, (css) => css.replace(/:#e4e8ed/, ':#e4e8ee'));
    expect(differences.length).toBeGreaterThan(0);
  });
});
