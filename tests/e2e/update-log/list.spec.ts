import {productById, productIds} from '../../../config/products.ts';
import {updateKindIds, updateKindName} from '../../../config/updateKinds.ts';
import {phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {hydrate, open} from '../open.ts';
import {posts} from './posts.ts';
import {texts} from './texts.ts';

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];

  test.describe(device, () => {
    test.use({viewport});

    test(`S2.5 ${id} ${device}: the list has a heading and shows the newest posts first`, async ({
      page,
    }) => {
      await page.goto(at('/blog'));
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText(t.title);
      const dates = await page.locator('main article time').allTextContents();
      expect(dates).toEqual((await posts(id)).slice(0, 10).map(({date}) => date));
    });

    test(`S2.5 ${id} ${device}: a row says what a post is about and leads to it`, async ({
      page,
    }) => {
      const [newest] = await posts(id);
      await page.goto(at('/blog'));
      const row = page.getByRole('article').first();
      await expect(row).toContainText(newest?.intro ?? '');
      const items = newest?.items ?? [];
      for (const product of productIds.filter((own) =>
        items.some((item) => item.product === own),
      )) {
        await expect(row.getByRole('list').first()).toContainText(productById(product).name[id]);
      }
      const amounts = updateKindIds
        .map((kind) => ({kind, count: items.filter((item) => item.kind === kind).length}))
        .filter(({count}) => count > 0);
      await expect(row.getByRole('list').nth(1)).toHaveText(
        amounts.map(({kind, count}) => `${updateKindName(kind)[id]} ${count}`).join(''),
      );
      // The whole row is the target of its one link.
      const box = await row.boundingBox();
      await row.click({position: {x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) - 12}});
      await expect(page).toHaveURL(at(`/blog/${newest?.slug ?? ''}`));
    });
  });
});

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  test(`S2.6 S2.50 S9.11 ${id}: ten posts on each page, the rest on the last, and no further page`, async ({
    page,
    request,
  }) => {
    const written = (await posts(id)).map(({date}) => date);
    const pages = Math.ceil(written.length / 10);
    expect(pages).toBeGreaterThanOrEqual(3);
    for (let number = 1; number <= pages; number += 1) {
      await page.goto(at(number === 1 ? '/blog' : `/blog/page/${number}`));
      await expect(page.locator('main article time')).toHaveText(
        written.slice((number - 1) * 10, number * 10),
      );
    }
    expect((await request.get(at(`/blog/page/${pages + 1}`))).status()).toBe(404);
  });

  test(`S2.6 ${id}: numbers lead to every page and name the current one`, async ({page}) => {
    await page.goto(at('/blog/page/2'));
    const pages = page.getByRole('navigation', {name: t.pages});
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
    await expect(pages.getByRole('link', {name: /1/})).toHaveAttribute('href', at('/blog'));
    const last = Math.ceil((await posts(id)).length / 10);
    await pages.getByRole('link', {name: new RegExp(`(^|\\D)${last}(\\D|$)`)}).click();
    await expect(page).toHaveURL(at(`/blog/page/${last}`));
    await expect(pages.locator('[rel="next"]')).toHaveCount(0);
    await expect(pages.locator('[rel="prev"]')).toHaveAttribute(
      'href',
      at(`/blog/page/${last - 1}`),
    );
  });

  test(`S2.48 ${id}: the sidebar lists all posts by year, and marks the current one`, async ({
    page,
  }) => {
    const written = await posts(id);
    const oldest = written.at(-1);
    await page.goto(at(`/blog/${oldest?.slug ?? ''}`));
    const sidebar = page.getByRole('navigation', {name: t.sidebar});
    await expect(sidebar.getByText(t.sidebar)).toBeVisible();
    await expect(sidebar.getByRole('link')).toHaveText(written.map(({title}) => title));
    await expect(sidebar.getByRole('heading')).toHaveText([
      ...new Set(written.map(({date}) => date.slice(0, 4))),
    ]);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(oldest?.title ?? '');
    await hydrate(page);
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  });

  test(`S2.48 ${id}: the phone's menu has all posts too`, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, at('/blog'));
    await page.locator('.navbar__toggle').click();
    const links = page.locator('aside a[href*="/blog/20"]');
    await expect(links).toHaveCount((await posts(id)).length);
    await expect(links.first()).toBeInViewport();
    await expect(links.last()).toHaveAttribute('href', at('/blog/2022-09-15-first-update'));
  });
});
