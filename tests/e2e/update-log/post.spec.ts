import {productById, productIds} from '../../../config/products.ts';
import {updateKindName} from '../../../config/updateKinds.ts';
import {withoutMarks} from '../../../src/lib/inlineParts.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage, locales} from '../locales.ts';
import {hrefsOf} from '../pageFacts.ts';
import {articleRoutes} from '../routes.ts';
import {posts} from './posts.ts';
import {texts} from './texts.ts';

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];

  test(`S2.9 ${id}: every post answers at its dated address`, async ({request}) => {
    const slugs = (await posts(id)).map(({slug}) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(23);
    for (const slug of slugs) {
      expect(slug).toMatch(/^20\d\d-[01]\d-[0-3]\d-[a-z0-9-]+$/);
      expect((await request.get(at(`/blog/${slug}`))).status(), slug).toBe(200);
    }
  });

  test.describe(device, () => {
    test.use({viewport});

    test(`S2.9 S2.49 ${id} ${device}: a post has its title, date, reading time, author and introduction`, async ({
      page,
    }) => {
      const [post] = await posts(id);
      await page.goto(at(`/blog/${post?.slug ?? ''}`));
      const article = page.getByRole('main').getByRole('article');
      await expect(article.getByRole('heading', {level: 1})).toHaveText(post?.title ?? '');
      await expect(article.locator('time').first()).toHaveText(post?.date ?? '');
      await expect(article.getByText(t.minutes)).toBeVisible();
      await expect(article.getByRole('link', {name: t.author})).toHaveAttribute(
        'href',
        at('/blog/authors/team'),
      );
      await expect(article.getByText(post?.intro ?? '')).toBeVisible();
    });

    test(`S2.9 ${id} ${device}: the changes are grouped by product, each with kind, text and article`, async ({
      page,
    }) => {
      const post = (await posts(id)).find(({slug}) => slug.startsWith('2025-06'));
      const items = post?.items ?? [];
      await page.goto(at(`/blog/${post?.slug ?? ''}`));
      const article = page.getByRole('main').getByRole('article');
      const products = productIds.filter((product) =>
        items.some((item) => item.product === product),
      );
      await expect(article.getByRole('heading', {level: 2})).toContainText(
        products.map((product) => productById(product).name[id]),
      );
      for (const name of products.map((product) => productById(product).name[id])) {
        await expect(article.getByRole('link', {name: t.linkTo(name), exact: true})).toHaveCount(1);
      }
      for (const item of items) {
        const change = article.locator(`div:has(> div > #${item.id})`);
        await expect(change.getByRole('heading')).toContainText(withoutMarks(item.title));
        await expect(change).toContainText(withoutMarks(item.text));
        await expect(change).toContainText(updateKindName(item.kind)[id]);
        await expect(change.locator('p a')).toHaveAttribute(
          'href',
          at(`/docs/${item.article.replace(':', '/')}`),
        );
      }
    });
  });
});

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  test(`S2.9 ${id}: the title's twin is the same post in the other language`, async ({page}) => {
    const other = locales.find((locale) => locale.id !== id);
    const [post] = other ? await posts(other.id) : [];
    await page.goto(at(`/blog/${post?.slug ?? ''}`));
    await expect(
      page.getByRole('main').getByRole('link', {name: post?.title ?? ''}),
    ).toHaveAttribute('href', other?.at(`/blog/${post?.slug ?? ''}`) ?? '');
  });

  test(`S2.9 ${id}: a post leads to its neighbours`, async ({page}) => {
    const [newest, second, third] = await posts(id);
    await page.goto(at(`/blog/${second?.slug ?? ''}`));
    const neighbours = page.getByRole('main').getByRole('navigation').last();
    await expect(neighbours.getByRole('link')).toContainText([
      newest?.title ?? '',
      third?.title ?? '',
    ]);
  });

  test(`an article lists the changes that are about it, newest first (${id})`, async ({page}) => {
    const written = await posts(id);
    const about = written.flatMap(({slug, date, items}) =>
      items
        .filter(({article}) => article === 'yiloc:project-manage/manage-keys')
        .map((item) => ({date, title: item.title, href: at(`/blog/${slug}#${item.id}`)})),
    );
    expect(about.length).toBeGreaterThan(2);
    await page.goto(at('/docs/yiloc/project-manage/manage-keys'));
    const section = page.locator('section', {has: page.locator('#changed-in')});
    await expect(section.getByRole('heading')).toContainText(t.changedIn);
    await expect(section.locator('time')).toHaveText(about.map(({date}) => date));
    const links = section.getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(about.map(({title}) => withoutMarks(title)));
    expect(await hrefsOf(links)).toEqual(about.map(({href}) => href));
  });
});

test('an article that no change is about has no such section', async ({page}) => {
  const changed = new Set(
    (await posts('zh')).flatMap(({items}) => items.map(({article}) => article)),
  );
  const unchanged = articleRoutes.find(({product, slug}) => !changed.has(`${product}:${slug}`));
  if (!unchanged) {
    throw new Error('Each article has a change, so the test needs one without.');
  }
  await page.goto(unchanged.route);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('#changed-in')).toHaveCount(0);
});
