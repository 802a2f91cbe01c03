import type {Page} from '@playwright/test';
import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {overflowOf} from '../pageFacts.ts';
import {fieldOf, hitsOf, searchFor} from '../search/support.ts';
import {headingOf, plainArticle} from './support.ts';

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
    for (const address of ['/', '/en/docs/yicat', plainArticle, '/blog', '/search?q=tmx']) {
      await page.setViewportSize({width: 1280, height: 1024});
      await open(page, address);
      const before = await cutTexts(page);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await cutTexts(page), address).toEqual(before);
      expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
      // This equals 1280 by 1024 at 400 %.
      await page.setViewportSize({width: 320, height: 256});
      expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
        document.adoptedStyleSheets = [];
      });
      expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({width: 1280, height: 1024});
    await open(page, plainArticle);
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
    await open(page, plainArticle);
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
    await page.setViewportSize(phone);
    await page.goto(plainArticle);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-menu');
    await page.emulateMedia({media: 'print'});
    await expect(headingOf(page)).toBeVisible();
    await expect(page.locator('nav.navbar')).toBeHidden();
  },
);
