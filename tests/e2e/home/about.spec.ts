import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage, locales} from '../locales.ts';
import {open} from '../open.ts';
import {overflowOf} from '../pageFacts.ts';

const titles = {zh: '关于本文档', en: 'About this documentation'};

forEachLocale(({id, at, siteTitle}) => {
  test(`S2.10 S2.51 ${id}: the page about the documentation has its title in both languages`, async ({
    page,
  }) => {
    await page.goto(at('/markdown-page'));
    await expect(page).toHaveTitle(`${titles[id]} | ${siteTitle}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titles[id]);
    for (const other of locales.filter((locale) => locale.id !== id)) {
      await expect(page.getByRole('link', {name: titles[other.id]})).toHaveAttribute(
        'href',
        other.at('/markdown-page'),
      );
    }
  });
});

inOneLanguage('zh', ({id, at}) => {
  test(`S2.10 ${id}: the title's twin keeps the section`, async ({page}) => {
    await open(page, at('/markdown-page#stored-data'));
    const other = locales.find((locale) => locale.id !== id);
    await page.getByRole('main').locator('header').getByRole('link').click();
    await expect(page).toHaveURL(`${other?.at('/markdown-page') ?? ''}#stored-data`);
  });

  test(`S2.10 ${id}: contents beside the text, and in a disclosure on phones`, async ({page}) => {
    await page.goto(at('/markdown-page'));
    const contents = page.locator('.theme-doc-toc-desktop').getByRole('link');
    await expect(contents.first()).toBeVisible();
    await expect(contents).toHaveCount(await page.locator('article :is(h2, h3)').count());
    await page.setViewportSize(phone);
    await expect(page.locator('article details summary').first()).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });

  test(`S2.10 ${id}: it names everything that the browser keeps`, async ({page}) => {
    await open(page, at('/'));
    for (const route of ['/docs/qtrans', '/blog']) {
      await open(page, at(route));
    }
    await page.getByRole('button', {name: /切换颜色模式|Switch colour mode/}).click();
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept).toContain('theme');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(at('/markdown-page'));
    const named = await page.locator('#stored-data ~ * code').allTextContents();
    expect(kept.filter((key) => !named.includes(key))).toEqual([]);
  });
});

test('S2.10 both languages have the same headings', async ({page}) => {
  const ids = async (address: string) => {
    await page.goto(address);
    return page
      .locator('article :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({tagName, id}) => `${tagName} ${id}`));
  };
  const [chinese, english] = [await ids('/markdown-page'), await ids('/en/markdown-page')];
  expect(chinese.length).toBeGreaterThan(5);
  expect(english).toEqual(chinese);
});
