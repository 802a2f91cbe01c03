import type {Locator} from '@playwright/test';
import {desktop} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';

const phone = {width: 390, height: 844};

/** Returns the places of elements on the page. */
const boxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

forEachLocale(({id, at}) => {
  test(`${id}: the tie of a segment ends before its target`, async ({page}) => {
    await page.setViewportSize(desktop);
    await page.goto(at('/docs/yicat/translate/tags'));
    const tie = page.getByRole('img').locator('span[aria-hidden="true"]:has(+ [lang])');
    const ends = (await boxes(tie)).map(({right}) => right);
    const targets = (await boxes(tie.locator('+ [lang]'))).map(({left}) => left);
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.every((end, index) => end + 4 <= (targets[index] ?? 0))).toBe(true);
  });

  test(`${id}: a dialog fills its column`, async ({page}) => {
    await page.setViewportSize(desktop);
    await page.goto(at('/docs/yicat/team-member/sub-accounts'));
    const columns = page.getByRole('img').locator('> div > div');
    const widths = (await boxes(columns)).map(({width}) => width);
    const contents = (await boxes(columns.locator('> div'))).map(({width}) => width);
    expect(contents).toHaveLength(2);
    expect(contents).toEqual(widths);
  });

  test(`${id}: on a phone, a button keeps its pin, and ticks stay in columns`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(at('/docs/aligner/process/overview'));
    const pins = page.getByRole('img').getByText(/^[1-4]$/);
    const tops = (await boxes(pins)).map(({top}) => top);
    const buttons = (await boxes(pins.locator('xpath=../preceding-sibling::span'))).map(
      ({top}) => top,
    );
    expect(buttons).toHaveLength(4);
    expect(buttons.every((top, index) => Math.abs(top - (tops[index] ?? 0)) < 8)).toBe(true);

    await page.goto(at('/docs/yicat/faq-package'));
    const ticks = await boxes(page.getByRole('img').locator('svg'));
    expect(new Set(ticks.map(({top}) => top)).size).toBeLessThan(ticks.length / 2);
    expect(new Set(ticks.map(({left}) => left)).size).toBe(4);
  });
});
