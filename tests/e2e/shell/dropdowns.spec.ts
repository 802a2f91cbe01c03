import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';

const menu = '.theme-layout-navbar-left .dropdown__menu';

test.describe('the product menu', () => {
  test.beforeEach(({page}) => open(page, '/docs/yicat'));

  test('S2.39 opens on hover and closes when the pointer leaves', async ({page}) => {
    const trigger = page.getByRole('button', {name: 'YiCAT'});
    await trigger.hover();
    await expect(page.locator(menu)).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.locator(menu).getByRole('link').nth(3).hover();
    await expect(page.locator(menu)).toBeVisible();
    await page.mouse.move(1000, 600);
    await expect(page.locator(menu)).toBeHidden();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('S2.39 stays open after a click until a second one', async ({page}) => {
    const trigger = page.getByRole('button', {name: 'YiCAT'});
    await trigger.click();
    await page.mouse.move(1000, 600);
    await expect(page.locator(menu)).toBeVisible();
    await trigger.click();
    await expect(page.locator(menu)).toBeHidden();
    await expect(page).toHaveURL('/docs/yicat');
  });

  test('S2.39 closes on a click elsewhere and when a link is followed', nightly, async ({page}) => {
    const trigger = page.getByRole('button', {name: 'YiCAT'});
    await trigger.click();
    await page.mouse.click(1000, 600);
    await expect(page.locator(menu)).toBeHidden();
    await trigger.click();
    await page
      .locator(menu)
      .getByRole('link', {name: /^YiCAT/})
      .click();
    await expect(page.locator(menu)).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`S2.39 opens with ${key}, is walked with Tab, closes with Esc`, async ({page}) => {
      const trigger = page.getByRole('button', {name: 'YiCAT'});
      await trigger.focus();
      await page.keyboard.press(key);
      await expect(page.locator(menu)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator(menu).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(menu)).toBeHidden();
      await expect(trigger).toBeFocused();
    });
  }

  test('S2.39 closed by Esc, opens again where the pointer comes', nightly, async ({page}) => {
    const trigger = page.getByRole('button', {name: 'YiCAT'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.locator(menu)).toBeHidden();
    await trigger.hover();
    await expect(page.locator(menu)).toBeVisible();
  });

  test('S2.39 closes when the focus leaves', nightly, async ({page}) => {
    await page.getByRole('button', {name: 'YiCAT'}).focus();
    await page.keyboard.press('Enter');
    const links = page.locator(menu).getByRole('link');
    await expect(links.first()).toBeVisible();
    await links.last().focus();
    await expect(page.locator(menu)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(menu)).toBeHidden();
  });
});

test('S2.37 the language menu opens from the keyboard as well', async ({page}) => {
  await open(page, '/');
  const trigger = page.getByRole('button', {name: '中文'});
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});
