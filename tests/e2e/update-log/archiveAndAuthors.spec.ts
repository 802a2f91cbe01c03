import {productIds} from '../../../config/products.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {posts} from './posts.ts';
import {texts} from './texts.ts';

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];

  test.describe(device, () => {
    test.use({viewport});

    test(`S2.7 ${id} ${device}: the archive lists all posts by year`, async ({page}) => {
      const written = await posts(id);
      await page.goto(at('/blog/archive'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(t.archive);
      for (const year of new Set(written.map(({date}) => date.slice(0, 4)))) {
        const ofYear = written.filter(({date}) => date.startsWith(year));
        await expect(
          main.getByRole('region', {name: year}).getByRole('listitem').getByRole('link'),
        ).toHaveText(ofYear.map(({title}) => title));
      }
      await expect(main.locator('time')).toHaveCount(written.length);
    });

    test(`S2.7 ${id} ${device}: the archive lists every feed`, async ({page, request}) => {
      await page.goto(at('/blog/archive'));
      const feeds = page
        .getByRole('region', {name: t.feeds})
        .getByRole('listitem')
        .getByRole('link');
      const expected = [
        ...['rss.xml', 'atom.xml', 'feed.json'].map((file) => at(`/blog/${file}`)),
        ...productIds.map((product) => at(`/blog/feeds/${product}.xml`)),
      ];
      await expect(feeds).toHaveText(expected);
      for (const address of expected) {
        expect((await request.get(address)).status(), address).toBe(200);
      }
    });
  });
});

inOneLanguage('zh', ({id, at, siteTitle}) => {
  const t = texts.zh;

  test(`S2.8 ${id}: the authors have names and the number of their posts`, async ({page}) => {
    const amount = (await posts(id)).length;
    await page.goto(at('/blog/authors'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    await expect(main.getByRole('listitem')).toContainText([new RegExp(`${amount}`)]);
    await main.getByRole('link', {name: t.author}).click();
    await expect(page).toHaveURL(at('/blog/authors/team'));
    await expect(page).toHaveTitle(`${t.author} | ${siteTitle}`);
    await expect(main.getByRole('heading', {level: 1})).toHaveText(t.author);
    await expect(main.getByRole('article')).toHaveCount(10);
    const last = Math.ceil(amount / 10);
    await expect(
      page
        .getByRole('navigation', {name: t.pages})
        .getByRole('link', {name: new RegExp(`(^|\\D)${last}(\\D|$)`)}),
    ).toHaveAttribute('href', at(`/blog/authors/team/page/${last}`));
  });

  test(`S2.13 ${id}: tags have no pages; products are labels`, async ({page, request}) => {
    expect((await request.get(at('/blog/tags'))).status()).toBe(404);
    await page.goto(at('/blog'));
    await expect(page.locator('a[href*="/tags"]')).toHaveCount(0);
    await expect(page.getByRole('article').first().getByRole('link')).toHaveCount(1);
  });
});
