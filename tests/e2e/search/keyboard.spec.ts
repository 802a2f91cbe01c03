import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {hold, open} from '../open.ts';
import {article, fieldOf, hitsOf, searchFor, texts} from './support.ts';

// None of this depends on the language.
const t = texts.zh;

test('S9.8 from the shortcut to the page without a mouse', async ({page}) => {
  // The home page searches all products before it shows hits, so no more of them come later.
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(t.query);
  await expect(hitsOf(page)).toHaveCount(8);
  await expect(page.locator('.navbar [role="status"]').first()).toHaveText(/\d/);

  const active = () => fieldOf(page).getAttribute('aria-activedescendant');
  const idOf = (position: number) => hitsOf(page).nth(position).getAttribute('id');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await idOf(0));
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await idOf(1));
  await page.keyboard.press('End');
  expect(await active()).toBe(await idOf(7));
  await expect(hitsOf(page).nth(7)).toBeInViewport();
  await page.keyboard.press('Home');
  expect(await active()).toBe(await idOf(0));
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await idOf(7));
  await expect(hitsOf(page).nth(7)).toHaveAttribute('aria-selected', 'true');

  const href = await hitsOf(page).nth(7).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === href);
});

test(
  'a chosen hit stays chosen and in view when hits of other products come',
  nightly,
  async ({page}) => {
    const release = await hold(page, /\/search\/(?!yicat\.)[a-z]+\.\w+\.index\.json$/);
    // Only some of the rows have room in such a low window.
    await page.setViewportSize({width: 1440, height: 400});
    await open(page, article);
    await searchFor(page, t.query);
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups).toHaveCount(1);
    const chosen = page.getByRole('option', {selected: true});
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(chosen).toBeInViewport({ratio: 1});
    const href = (await chosen.getAttribute('href')) ?? '';
    release();
    await expect(groups).not.toHaveCount(1);
    await expect(chosen).toHaveAttribute('href', href);
    await expect(chosen).toBeInViewport({ratio: 1});
  },
);

test('Enter leads to the results page while nothing is chosen', nightly, async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type(t.query);
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(t.resultsFor(t.query));
});

test('Esc closes, the next one clears and gives the focus back', async ({page}) => {
  await open(page, '/');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(t.query);
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue(t.query);
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(link).toBeFocused();
});

test('Tab walks through the box and out of it, which closes it', async ({page}) => {
  await open(page, article);
  await searchFor(page, t.query);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: t.first})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: t.seeAll, exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: t.outside, exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test.describe(`phone`, () => {
  test.use({viewport: phone});

  test('the box is a dialog that fills the screen and can be left', async ({page}) => {
    await open(page, article);
    await fieldOf(page).click();
    const dialog = page.getByRole('dialog', {name: t.field});
    await expect(dialog).toBeVisible();
    await expect(page.locator('[inert] main')).toHaveCount(1);
    const cancel = page.getByRole('button', {name: t.cancel});
    expect(
      await page.evaluate(
        () => document.elementFromPoint(195, 800)?.matches('.navbar, .navbar *') === true,
      ),
    ).toBe(true);
    await cancel.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[inert] main')).toHaveCount(0);
    await expect(page.getByRole('button', {name: t.field, exact: true})).toBeFocused();
  });
});

test('an input method is left alone: no search and no Enter until it is done', async ({page}) => {
  await open(page, '/docs/yicat');
  await fieldOf(page).click();
  await expect(fieldOf(page)).toHaveRole('combobox');
  const client = await page.context().newCDPSession(page);
  for (const text of ['s', 'shu', "shu'yu"]) {
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await expect(fieldOf(page)).toHaveValue("shu'yu");
  await expect(hitsOf(page)).toHaveCount(0);
  const wasTaken = await fieldOf(page).evaluate((field) => {
    const enter = {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true};
    return !field.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  expect(wasTaken).toBe(false);
  await client.send('Input.insertText', {text: '术语'});
  await expect(fieldOf(page)).toHaveValue('术语');
  await expect(hitsOf(page).first()).toBeVisible();
  await expect(page).toHaveURL('/docs/yicat');
});
