import {handles} from '../../../bench/peers/measure/handles.ts';
import {controlNames} from '../../../bench/peers/measure/MeasuredSite.ts';
import {expect, test} from '../fixtures.ts';
import {articleRoutes} from '../routes.ts';

const {controls, searchField, searchHit} = handles.ours;

const article = articleRoutes[0]?.route ?? '';

/** Controls that only a narrow page has. */
const narrow: readonly string[] = ['menu'];

// The bench itself takes minutes and measures times. This says early that it would find nothing.
test.describe('the bench finds what it presses on this site', () => {
  for (const name of controlNames) {
    test(`${name}: a press changes the state that the bench reads`, async ({page}) => {
      await page.setViewportSize({width: narrow.includes(name) ? 390 : 1440, height: 900});
      await page.goto(article);
      const {selector, state} = controls[name];
      const before: unknown = await page.evaluate(state);
      await page.locator(selector).filter({visible: true}).first().click();
      await expect.poll(() => page.evaluate(state)).not.toEqual(before);
    });
  }

  test('search: a query brings a hit', async ({page}) => {
    await page.goto(article);
    await page.locator(controls.search.selector).filter({visible: true}).first().click();
    await page.locator(searchField).fill('句段');
    await expect(page.locator(searchHit).first()).toBeVisible();
  });
});
