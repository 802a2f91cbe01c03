import {readFileSync} from 'node:fs';
import {readTermbase} from '../../../plugins/glossary/readTermbase.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hold, open} from '../open.ts';
import {hrefsOf} from '../pageFacts.ts';
import {article, fieldOf, hitsOf, nonsense, searchFor, texts, typeQuery} from './support.ts';

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];
  const group = (name: string) => ({role: 'group' as const, options: {name, exact: true}});

  test.describe(`${id}, ${device}`, () => {
    test.use({viewport});

    test('S7.9 S9.7 at most eight suggestions, by product, the page’s own first', async ({
      page,
    }) => {
      await open(page, at(article));
      await searchFor(page, t.query);
      await expect(hitsOf(page)).toHaveCount(8);
      const {role, options} = group('YiCAT');
      const groups = page.getByRole('listbox').getByRole(role);
      await expect(groups.first()).toHaveAccessibleName(options.name);
      await expect(hitsOf(page).first()).toHaveAttribute(
        'href',
        new RegExp(`^${at('/docs/yicat/')}[^?]+\\?_highlight=`),
      );
    });
  });
});

// `keyboard.spec` and `axe.spec` show the box of phones in its other states.
inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  test('S9.9 S9.19 excerpts are cut to 50 characters, and rows do not move for them', async ({
    page,
  }) => {
    const release = await hold(page, '**/search/texts/*.json');
    // The home page searches all products together; on a product page the others are added later.
    await open(page, at('/'));
    await searchFor(page, t.query);
    await expect(hitsOf(page)).toHaveCount(8);
    const places = () =>
      hitsOf(page).evaluateAll((hits) =>
        hits.map((hit) => Math.round(hit.getBoundingClientRect().top)),
      );
    const excerpts = hitsOf(page).locator('> span > span:last-child');
    await expect(excerpts.first()).toHaveText('');
    const before = await places();
    release();
    await expect(excerpts.first()).not.toHaveText('');
    await expect(excerpts.last()).not.toHaveText('');
    expect(await places()).toEqual(before);
    for (const text of await excerpts.allTextContents()) {
      expect(text.replaceAll('…', '').length).toBeLessThanOrEqual(50);
    }
    await expect(excerpts.locator('mark').first()).toBeAttached();
  });

  test('S8.6 no hits: says so, and where else to look', async ({page}) => {
    await open(page, at('/'));
    await typeQuery(page, nonsense);
    const box = page.locator('.navbar');
    await expect(box.locator('strong')).toHaveText(t.none);
    await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box.getByRole('link', {name: t.seeAll, exact: true})).toHaveCount(0);
    const often = box.getByRole('list', {name: t.often}).getByRole('link');
    await expect(often).toHaveCount(3);
    const words = await often.first().textContent();
    await often.first().click();
    await expect(fieldOf(page)).toHaveValue(words ?? '');
    await expect(fieldOf(page)).toBeFocused();
    await expect(hitsOf(page).first()).toBeVisible();
  });

  test('S8.11 the footer leads to all results, those within and those outside', async ({page}) => {
    await open(page, at(article));
    await searchFor(page, t.query);
    for (const [name, context] of [
      [t.seeAll, null],
      [t.within, 'docs/yicat/'],
      [t.outside, '-docs/yicat/'],
    ] as const) {
      const href = await page.getByRole('link', {name, exact: true}).getAttribute('href');
      const url = new URL(href ?? '', 'http://localhost');
      expect(url.pathname).toBe(at('/search'));
      expect(url.searchParams.get('q')).toBe(t.query);
      expect(url.searchParams.get('ctx')).toBe(context);
    }
    await page.getByRole('link', {name: t.outside, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(t.resultsFor(t.query));
    await expect(page.locator('main ol a').first()).toBeVisible();
    const addresses = await hrefsOf(page.locator('main ol a'));
    expect(addresses.filter((href) => href.startsWith(at('/docs/yicat/')))).toEqual([]);
  });

  test('a suggestion is a link that opens its page', async ({page}) => {
    await open(page, at('/'));
    await searchFor(page, t.query);
    const href = (await hitsOf(page).first().getAttribute('href')) ?? '';
    // The first visit of a product makes it the preferred one, and the page is loaded again with it.
    const reloaded = page.waitForEvent('load');
    await hitsOf(page).first().click();
    await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === href);
    await reloaded;
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(fieldOf(page)).toHaveValue('');
    const {hash} = new URL(page.url());
    await expect(hash ? page.locator(hash) : page.locator('main h1')).toBeInViewport();
    // The jump to the section has hidden the navbar, or will soon hide it.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('list', {name: t.recent}).getByRole('listitem')).toHaveText([
      t.query,
    ]);
  });

  test(`S7.8 ${id}: home page and update log search all products, a product page its own first`, async ({
    page,
  }) => {
    for (const address of ['/', '/blog']) {
      await open(page, at(address));
      await searchFor(page, t.query);
      expect(await page.getByRole('listbox').getByRole('group').count()).toBeGreaterThan(1);
      await expect(page.getByRole('button', {name: t.first})).toHaveCount(0);
    }
    await open(page, at(article));
    await searchFor(page, t.query);
    await expect(page.getByRole('button', {name: t.first})).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', {name: t.allProducts, exact: true}).click();
    await expect(page.getByRole('button', {name: t.first})).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(hitsOf(page).first()).toBeVisible();
  });

  test(`S7.4 ${id}: words of either language are found, and the pair is shown`, async ({page}) => {
    await open(page, at('/'));
    for (const query of ['术语库', '翻译记忆', 'TM', 'termbase', 'TM库']) {
      await fieldOf(page).fill('');
      await searchFor(page, query);
    }
    await fieldOf(page).fill('');
    await searchFor(page, t.query);
    await expect(
      page
        .locator('.navbar')
        .getByText(/^(termbase|术语库)$/)
        .first(),
    ).toBeVisible();
  });
});

test('a term is answered by its definition, and leads to its entry in the glossary', async ({
  page,
}) => {
  const [term] = readTermbase(readFileSync('data/termbase.csv', 'utf8')).values();
  await open(page, '/');
  const first = page.getByRole('option').first();
  // The rows wait half a second for an answer above them. A slow machine shows it from the second time.
  await expect(async () => {
    await fieldOf(page).fill('');
    await searchFor(page, term?.term.zh ?? '');
    await expect(first).toContainText(term?.definition.zh ?? '', {timeout: 5000});
  }).toPass();
  await expect(first).toContainText(term?.term.en ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/glossary#${term?.id}`);
  await expect(page.locator(`#${term?.id}`)).toBeInViewport();
});

test('S9.19 the panel is at the right edge of the navbar', nightly, async ({page}) => {
  await open(page, '/docs/faq');
  await searchFor(page, '发票');
  const panel = await page.getByRole('listbox').locator('../..').boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(1440 - 32);
});

test(
  'a search that is begun while the page of the last one is on its way stays',
  nightly,
  async ({page}) => {
    await open(page, article);
    await searchFor(page, texts.zh.query);
    const release = await hold(page, /\/assets\/js\//);
    // A hit of the same product keeps the navbar; the last hits change while more indexes load.
    const hit = hitsOf(page).first();
    const target = new URL((await hit.getAttribute('href')) ?? '', page.url());
    await hit.click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await searchFor(page, '记忆库');
    release();
    await expect(page).toHaveURL((url) => url.pathname === target.pathname);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${target.pathname}$`),
    );
    await expect(fieldOf(page)).toHaveValue('记忆库');
    await expect(hitsOf(page)).toHaveCount(8);
  },
);
