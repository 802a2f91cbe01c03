import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {alive, holdApplication, open} from '../open.ts';
import {overflowOf} from '../pageFacts.ts';
import {saveData} from '../shell/support.ts';
import {fieldOf, hitsOf, homeFieldOf, searchRequests, texts} from './support.ts';

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];
  const isPhone = viewport.width <= 996;

  test.describe(`${id}, ${device}`, () => {
    test.use({viewport});

    test('the field of the home page shows the box, without the application', async ({page}) => {
      await saveData(page);
      const requests = searchRequests(page);
      await page.goto(at('/'));
      const place = await homeFieldOf(page).boundingBox();
      await homeFieldOf(page).hover();
      await expect(homeFieldOf(page)).not.toHaveRole('combobox');
      expect(requests).toEqual([]);

      await homeFieldOf(page).click();
      await expect(page.getByText(t.often, {exact: true}).last()).toBeVisible();
      await page.keyboard.insertText(t.query);
      await expect(page.getByRole('main').getByRole('option')).toHaveCount(8);
      await expect(alive(page)).toHaveCount(0);
      const field = await homeFieldOf(page).boundingBox();
      if (!isPhone) {
        expect({x: field?.x, y: field?.y}).toEqual({x: place?.x, y: place?.y});
      }

      for (const width of isPhone ? [390, 320] : [1440, 1279, 997]) {
        await page.setViewportSize({...viewport, width});
        expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
        // In the viewport in full, and not below the navbar.
        const parts = [homeFieldOf(page), page.getByRole('listbox'), hitsOf(page).first()];
        for (const part of parts) {
          await expect(part).toBeInViewport({ratio: 0.99});
        }
        const isOnTop = await homeFieldOf(page).evaluate((input) => {
          const {x, y, height} = input.getBoundingClientRect();
          return document.elementFromPoint(x + 5, y + height / 2) === input;
        });
        expect(isOnTop, `${width} px`).toBe(true);
        const below = await page.getByRole('listbox').boundingBox();
        const above = await homeFieldOf(page).boundingBox();
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      }
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', {selected: true})).toHaveCount(1);
      const href = await page.getByRole('option', {selected: true}).getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === href);
    });
  });
});

inOneLanguage('zh', ({at}) => {
  const t = texts.zh;

  test('its box moves nothing, and the shortcut leads out of it to the navbar', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', 0);
      new PerformanceObserver((list) => {
        Reflect.set(window, 'shifts', list.getEntries().length);
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(at('/'));
    await homeFieldOf(page).click();
    const box = page.getByRole('main').getByText('Esc', {exact: true});
    await expect(box).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toBe(0);

    await page.keyboard.insertText(t.query);
    await expect(hitsOf(page).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(fieldOf(page)).toBeFocused();
    await expect(box).toHaveCount(0);
    await expect(page.locator('.navbar').getByText(t.often, {exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(homeFieldOf(page)).toBeFocused();
  });

  test('what is typed before the box is there is searched', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto(at('/'));
    await homeFieldOf(page).click();
    await page.keyboard.insertText(t.query);
    release();
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    await expect(homeFieldOf(page)).toHaveValue(t.query);
    await expect(homeFieldOf(page)).toBeFocused();
  });

  test.describe('not found', () => {
    test.use({allowedErrors: [/status of 404/]});

    test('the field of a page that is not there shows the box', async ({page}) => {
      for (const route of ['/nope', '/docs/yicat/nope']) {
        await open(page, at(route));
        await homeFieldOf(page).click();
        await page.keyboard.insertText(t.query);
        await expect(page.getByRole('main').getByRole('option')).toHaveCount(8);
        expect(await overflowOf(page)).toBe(0);
      }
    });
  });
});
