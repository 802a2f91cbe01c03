import {expect, test} from '../fixtures.ts';
import {inOneLanguage} from '../locales.ts';
import {open} from '../open.ts';
import {recordRequests} from '../records.ts';

const t = {
  product: 'YiCAT',
  section: '编辑器与翻译',
  title: '编辑与确认句段',
  twin: 'Edit and confirm segments',
  contents: '本页内容',
  related: '相关文章',
  relatedArticle: '句段状态与标识',
  next: '句段状态与标识',
  otherCategory: '项目管理',
  solved: '解决了',
  unsolved: '没有',
  description: '文字说明',
  copy: '复制',
  copied: '已复制',
};

const route = '/docs/yicat/translate/confirm-segments';

inOneLanguage('zh', ({id, at}) => {
  test(`S2.47 ${id}: breadcrumbs lead back, and search engines get them`, async ({page}) => {
    await page.goto(at(route));
    const trail = page.locator('.theme-doc-breadcrumbs');
    await expect(trail.getByRole('listitem')).toHaveText([t.product, t.section, t.title]);
    await expect(trail.getByRole('link', {name: t.product})).toHaveAttribute(
      'href',
      at('/docs/yicat'),
    );
    await expect(trail.getByRole('link', {name: t.title})).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('BreadcrumbList');
  });

  test(`S2.45 S9.10 ${id}: the contents list every heading of levels 2 and 3`, async ({page}) => {
    await page.goto(at('/docs/yiloc/know-about-localization/file-formats'));
    const ids = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
    const links = await page
      .getByRole('navigation', {name: t.contents})
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hash));
    expect(ids.length).toBeGreaterThan(15);
    expect(links).toEqual(ids);
  });

  test(`S2.46 ${id}: two categories stay open, and each closes by itself`, async ({page}) => {
    await open(page, at(route));
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const category = (name: string) =>
      sidebar.locator('.theme-doc-sidebar-item-category').filter({
        has: page.getByRole('link', {name, exact: true}),
      });
    const own = category(t.section).getByRole('link', {name: t.title});
    const other = category(t.otherCategory).getByRole('link').nth(1);
    await expect(own).toBeVisible();
    await expect(other).toBeVisible();
    await category(t.otherCategory).getByRole('button').click();
    await expect(other).toBeHidden();
    await expect(own).toBeVisible();
    await category(t.otherCategory).getByRole('button').click();
    await expect(other).toBeVisible();
    await expect(own).toBeVisible();
  });

  test(`${id}: the title of the other language leads to the same place`, async ({page}) => {
    await open(page, at(`${route}#why-it-is-blocked`));
    await page.getByRole('main').getByRole('link', {name: t.twin}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: t.twin})).toBeVisible();
    await expect(page).toHaveURL(/#why-it-is-blocked$/);
    await expect(page.locator('#why-it-is-blocked')).toBeInViewport();
  });

  test(`${id}: related and next article are there without script`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(at(route));
    const related = page.getByRole('region', {name: t.related});
    await expect(related.getByRole('link', {name: t.relatedArticle})).toHaveAttribute(
      'href',
      at('/docs/yicat/translate/segment-status'),
    );
    await expect(
      page.locator('.pagination-nav, nav').getByRole('link', {name: t.next}).last(),
    ).toBeVisible();
    await context.close();
  });

  test(`${id}: the text description of a figure opens in place`, async ({page}) => {
    await open(page, at(route));
    const figure = page.locator('figure').first();
    const drawing = figure.getByRole('img').first();
    const description = await drawing.getAttribute('aria-describedby');
    const text = page.locator(`[id="${description ?? ''}"]`);
    await expect(text).toBeHidden();
    await figure.getByText(t.description).click();
    await expect(text).toBeVisible();
  });

  test(`${id}: feedback sends nothing, and helps on when it is a no`, async ({page}) => {
    await open(page, at(route));
    const requests = recordRequests(page, (request) =>
      request.method() === 'GET' ? undefined : request.url(),
    );
    await page.getByRole('button', {name: t.unsolved, exact: true}).click();
    await expect(page.getByRole('main').getByRole('link', {name: /搜索|search/i})).toBeVisible();
    await expect(page.getByRole('button', {name: t.solved, exact: true})).toHaveCount(0);
    expect(requests, 'nothing is sent').toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', {name: /客服|contact support/})
      .last()
      .click();
    await expect(page.getByText(`https://docs.example.com${at(route)}`)).toBeVisible();
  });
});

test('a term shows its equivalent by keyboard and closes with Esc', async ({page}) => {
  await open(page, route);
  const term = page.locator('article button[popovertarget]').first();
  const panel = page.locator(`[id="${(await term.getAttribute('popovertarget')) ?? ''}"]`);
  await expect(panel).toBeHidden();
  await page.keyboard.press('Tab');
  await term.focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(term).toBeFocused();
});

test('code is copied, and the button says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/yiloc/editor/placeholders');
  const frame = page.locator('.code-frame').first();
  await frame.getByRole('button', {name: t.copy}).click();
  await expect(frame.getByRole('status')).toHaveText(t.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('{count, plural');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`S9.15 how long a category takes to close, motion: ${reducedMotion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    await open(page, route);
    const category = page.locator('.theme-doc-sidebar-item-category').first();
    const list = category.locator('ul').first();
    const {rows, duration} = await list.evaluate((element) => {
      const height = element.scrollHeight;
      element.closest('li')?.querySelector('button')?.click();
      const [animation] = element.getAnimations();
      return {rows: height / 36, duration: animation?.effect?.getTiming().duration};
    });
    expect(rows).toBeGreaterThan(3);
    expect(duration).toBe(
      reducedMotion === 'reduce' ? 1 : Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10),
    );
    await expect(list).toBeHidden();
  });
}

test('a closed category opens when the reader navigates to one of its articles', async ({page}) => {
  await open(page, route);
  const current = page.locator('aside [aria-current="page"]');
  const category = page
    .locator('.theme-doc-sidebar-item-category')
    .filter({has: page.locator('[aria-current="page"]')});
  await category.getByRole('button').click();
  await expect(current).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', {name: /^下一篇/})
    .click();
  await expect(page).not.toHaveURL(new RegExp(`${route}$`));
  await expect(current).toBeVisible();
});
