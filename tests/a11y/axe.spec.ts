import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, notFoundAnswer, test} from '../e2e/fixtures.ts';
import {hydrate} from '../e2e/hydrate.ts';
import {forEachLocale} from '../e2e/locales.ts';
import {pageTypes} from '../e2e/routes.ts';
import {searchStates} from './searchStates.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const devices = {
  desktop: {width: 1440, height: 900},
  phone: {width: 390, height: 844},
} as const;

const modes = ['dark', 'light'] as const;

/** Looks at what is shown in both modes. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const mode of modes) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const {violations} = await new AxeBuilder({page}).withTags(wcag).analyze();
    const faults = violations.flatMap(({id: rule, help, nodes}) =>
      nodes.map(({target}) => `${mode}: ${rule} (${help}) at ${target.join(' ')}`),
    );
    expect(faults).toEqual([]);
  }
}

test.use({allowedErrors: [notFoundAnswer]});

forEachLocale(({id, at}) => {
  for (const [device, viewport] of Object.entries(devices)) {
    test.describe(`${id}, ${device}`, () => {
      test.use({viewport});

      for (const [name, show] of Object.entries(searchStates)) {
        test(`search, ${name}: no accessibility fault, dark or light`, async ({page}) => {
          test.setTimeout(60_000);
          await show(page, at);
          await expectNoFaults(page);
        });
      }

      for (const [name, route] of Object.entries(pageTypes)) {
        test(`${name} has no accessibility fault, dark or light`, async ({page}) => {
          test.setTimeout(60_000);
          await page.goto(at(route));
          await hydrate(page);
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('main')).toHaveCount(1);
          await expectNoFaults(page);
        });
      }
    });
  }

  test(`${id}: the phone menu has no accessibility fault, dark or light`, async ({page}) => {
    test.setTimeout(60_000);
    await page.setViewportSize(devices.phone);
    await page.goto(at(pageTypes['task article'] ?? ''));
    await hydrate(page);
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('html')).toHaveAttribute('data-menu', 'list');
    await expectNoFaults(page);
    await page.locator('[name="menu"][value="main"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-menu', 'main');
    await expectNoFaults(page);
  });

  test.describe(`${id}, zoomed`, () => {
    // A phone of 320 px, or a window of 1280 px at 400 % (WCAG 1.4.10).
    test.use({viewport: {width: 320, height: 640}, javaScriptEnabled: false});

    test('no page scrolls sideways', async ({page}) => {
      test.setTimeout(60_000);
      for (const [name, route] of Object.entries(pageTypes)) {
        await page.goto(at(route));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, name).toBeLessThanOrEqual(320);
      }
    });
  });
});
