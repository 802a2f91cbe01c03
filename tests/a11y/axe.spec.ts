import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, notFoundAnswer, test} from '../e2e/fixtures.ts';
import {hydrate} from '../e2e/hydrate.ts';
import {keepOneOfAKind} from '../e2e/keepOneOfAKind.ts';
import {forEachLocale, localeById} from '../e2e/locales.ts';
import {pageTypes} from '../e2e/routes.ts';
import {searchStates} from './searchStates.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const devices = {
  desktop: {width: 1440, height: 900},
  phone: {width: 390, height: 844},
} as const;

type Mode = 'dark' | 'light';

/** Checks the page in each of the given modes. */
async function expectNoFaults(page: Page, modes: readonly Mode[]): Promise<void> {
  for (const mode of modes) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const {violations} = await new AxeBuilder({page})
      // Details of passed rules and the check of frames would take a second page and more time.
      .options({resultTypes: ['violations'], preload: false})
      .setLegacyMode()
      .withTags(wcag)
      .analyze();
    const faults = violations.flatMap(({id: rule, help, nodes}) =>
      nodes.map(({target}) => `${mode}: ${rule} (${help}) at ${target.join(' ')}`),
    );
    expect(faults).toEqual([]);
  }
}

/**
 * The checked views. A fault comes from a component, a mode or a width, not from a language, so the
 * English pages are only those with components that have their own text. Colours are the same at
 * each width, and `contrast.test.ts` computes their contrast.
 */
const views = [
  {language: 'zh', device: 'desktop', modes: ['dark', 'light'], types: Object.keys(pageTypes)},
  {language: 'zh', device: 'phone', modes: ['dark'], types: Object.keys(pageTypes)},
  {
    language: 'en',
    device: 'desktop',
    modes: ['light'],
    types: ['home', 'landing', 'task article', 'filtered update log', 'post', 'glossary', 'search'],
  },
] as const;

test.use({allowedErrors: [notFoundAnswer]});

for (const {language, device, modes, types} of views) {
  test.describe(`${language}, ${device}, ${modes.join(' and ')}`, () => {
    test.use({viewport: devices[device]});
    const {at} = localeById(language);

    for (const name of types) {
      test(`${name} has no accessibility fault`, async ({page}) => {
        // The API reference has thousands of elements.
        test.setTimeout(120_000);
        await page.goto(at(pageTypes[name] ?? ''));
        await hydrate(page);
        await keepOneOfAKind(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main')).toHaveCount(1);
        await expectNoFaults(page, modes);
      });
    }
  });
}

for (const [device, modes] of [
  ['desktop', ['dark', 'light']],
  ['phone', ['dark']],
] as const) {
  test.describe(`search, ${device}`, () => {
    test.use({viewport: devices[device]});

    for (const [name, show] of Object.entries(searchStates)) {
      test(`${name}: no accessibility fault`, async ({page}) => {
        test.setTimeout(60_000);
        await show(page, (route) => route);
        await expectNoFaults(page, modes);
      });
    }
  });
}

test('the phone menu has no accessibility fault', async ({page}) => {
  test.setTimeout(60_000);
  await page.setViewportSize(devices.phone);
  await page.goto(pageTypes['task article'] ?? '');
  await hydrate(page);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'list');
  await expectNoFaults(page, ['dark', 'light']);
  await page.locator('[name="menu"][value="main"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'main');
  await expectNoFaults(page, ['dark']);
});

forEachLocale(({id, at}) => {
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
