import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {LocaleId} from '../../config/locales.ts';
import {desktop, phone} from '../e2e/devices.ts';
import {expect, notFoundAnswer, test} from '../e2e/fixtures.ts';
import {keepOneOfAKind} from '../e2e/keepOneOfAKind.ts';
import {forEachLocale, localeById} from '../e2e/locales.ts';
import {daily} from '../e2e/nightly.ts';
import {open} from '../e2e/open.ts';
import {distinctPageTypes, pageTypes} from '../e2e/routes.ts';
import {searchStates} from './searchStates.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, the only ones that a mode can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const devices = {desktop, phone};

type Rules = 'all' | 'colours' | 'others';

interface Look {
  readonly device: keyof typeof devices;
  readonly mode: 'dark' | 'light';
  readonly rules: Rules;
}

/** Colours are the same at each width, so a phone needs no second check of them. */
const dark: readonly Look[] = [
  {device: 'desktop', mode: 'dark', rules: 'all'},
  {device: 'phone', mode: 'dark', rules: 'others'},
];
const light: readonly Look[] = [{device: 'desktop', mode: 'light', rules: 'all'}];

/** @param part selector of the part of the page that is checked */
async function expectNoFaults(
  page: Page,
  mode: Look['mode'],
  rules: Rules,
  part = 'html',
): Promise<void> {
  await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const axe = new AxeBuilder({page})
    .include(part)
    // Details of passed rules and the check of frames would take a second page and more time.
    .options({resultTypes: ['violations'], preload: false})
    .setLegacyMode();
  const {violations} = await (
    rules === 'colours'
      ? axe.withRules(colourRules)
      : axe.withTags(wcag).disableRules(rules === 'others' ? colourRules : [])
  ).analyze();
  const faults = violations.flatMap(({id: rule, help, nodes}) =>
    nodes.map(({target}) => `${mode}: ${rule} (${help}) at ${target.join(' ')}`),
  );
  expect(faults).toEqual([]);
}

interface View {
  readonly language: LocaleId;
  readonly looks: readonly Look[];
  readonly types: readonly string[];
  /** Those of them that are checked by `npm test`, not only by `npm run nightly`. */
  readonly daily: readonly string[];
}

/** The page types with parts that no other type has. */
const mainTypes = [
  'home',
  'landing',
  'task article',
  'reference article',
  'filtered update log',
  'post',
  'glossary',
  'search',
];

/**
 * The checked views. A fault comes from a component, a mode or a width, not from a language, so
 * Chinese pages are dark and English ones light. The layout of phones is a matter of styles alone, so
 * the page need not load again for it.
 */
const views: readonly View[] = [
  {language: 'zh', looks: dark, types: Object.keys(distinctPageTypes), daily: mainTypes},
  {language: 'en', looks: light, types: mainTypes, daily: ['task article', 'search']},
];

test.use({allowedErrors: [notFoundAnswer]});

for (const {language, looks: each, types, daily: often} of views) {
  const {at} = localeById(language);

  for (const name of types) {
    test(`${language}: ${name} has no accessibility fault`, daily(often, name), async ({page}) => {
      await open(page, at(pageTypes[name] ?? ''));
      await keepOneOfAKind(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      for (const {device, mode, rules} of each) {
        await test.step(`${device}, ${mode}`, async () => {
          await page.setViewportSize(devices[device]);
          await expectNoFaults(page, mode, rules);
        });
      }
    });
  }
}

for (const [name, {part, show}] of Object.entries(searchStates)) {
  const when = daily(['suggestions, one chosen', 'the results page'], name);
  test(`search, ${name}: no accessibility fault`, when, async ({page}) => {
    await show(page);
    await expectNoFaults(page, 'dark', 'all', part);
    await expectNoFaults(page, 'light', 'colours', part);
    await page.setViewportSize(phone);
    await show(page);
    await expectNoFaults(page, 'dark', 'others', part);
  });
}

test('the phone menu has no accessibility fault', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, pageTypes['task article'] ?? '');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'list');
  await expectNoFaults(page, 'dark', 'all', 'aside');
  await expectNoFaults(page, 'light', 'colours', 'aside');
  await page.locator('[name="menu"][value="main"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'main');
  await expectNoFaults(page, 'dark', 'all', '.navbar');
});

test('the check sees a colour without contrast, and a button without a name', async ({page}) => {
  await page.goto('/docs');
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.querySelector('main h1')?.append(button);
    document.querySelector<HTMLElement>('main p')?.style.setProperty('color', 'rgb(40 44 50)');
  });
  await expect(expectNoFaults(page, 'dark', 'others')).rejects.toThrow('button-name');
  await expect(expectNoFaults(page, 'dark', 'colours')).rejects.toThrow('color-contrast');
});

forEachLocale(({id, at}) => {
  const when = daily(['zh'], id);
  test.describe(`${id}, zoomed`, () => {
    // A phone of 320 px, or a window of 1280 px at 400 % (WCAG 1.4.10).
    test.use({viewport: {width: 320, height: 640}, javaScriptEnabled: false});

    test('no page scrolls sideways', when, async ({page}) => {
      for (const [name, route] of Object.entries(pageTypes)) {
        await page.goto(at(route));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, name).toBeLessThanOrEqual(320);
      }
    });
  });
});
