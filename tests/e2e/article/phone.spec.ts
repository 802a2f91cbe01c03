import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {open} from '../open.ts';

test.use({viewport: phone});

test('a table of three columns fits, although its lists of extensions have no spaces', async ({
  page,
}) => {
  for (const route of ['/docs/yicat/troubleshooting/messages', '/docs/yicat/openapi/errors']) {
    await page.goto(route);
    const first = page.locator('.markdown table').first();
    const overflow = await first.evaluate(
      ({parentElement: box}) => Number(box?.scrollWidth) - Number(box?.clientWidth),
    );
    expect(overflow, route).toBe(0);
  }
});

test('a short code stays in one line', async ({page}) => {
  await page.goto('/docs/yicat/start/supported-files');
  const torn = await page.locator('.markdown :not(pre) > code').evaluateAll((codes) =>
    codes
      .filter((code) => /^\S{1,16}$/.test(code.textContent))
      .filter((code) => new Set([...code.getClientRects()].map(({top}) => top)).size > 1)
      .map((code) => code.textContent),
  );
  expect(torn).toEqual([]);
});

test('the first of many columns stays when the table scrolls', async ({page}) => {
  await open(page, '/en/docs/yicat/team-member/roles');
  const box = page
    .getByRole('group')
    .filter({has: page.getByRole('table')})
    .first();
  const [head, second] = [box.locator('th').nth(0), box.locator('th').nth(1)];
  const before = await head.boundingBox();
  const secondBefore = await second.boundingBox();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await second.boundingBox())?.x).not.toBe(secondBefore?.x);
  await expect.poll(async () => (await head.boundingBox())?.x).toBe(before?.x);
});

test('the name of the other language stays with the last word of the title', async ({page}) => {
  await page.goto('/en/docs/alignment');
  const link = page.locator('header a[hreflang], main a[hreflang]').first();
  const distance = await link.evaluate((title) => {
    const last = [...title.getClientRects()].at(-1);
    const name = title.nextElementSibling?.getBoundingClientRect();
    return Math.abs(Number(last?.bottom) - Number(name?.bottom));
  });
  expect(distance).toBeLessThan(10);
});
