import type {Locator, Page} from '@playwright/test';
import type {LocaleId} from '../../../config/locales.ts';
import {productById} from '../../../config/products.ts';
import type {WrittenItem} from '../../../plugins/update-log/Post.ts';
import {withoutMarks} from '../../../src/lib/inlineParts.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {hold, open} from '../open.ts';
import {saveData} from '../shell/support.ts';
import {posts} from './posts.ts';
import {texts} from './texts.ts';

async function titlesOf(locale: LocaleId, keep: (item: WrittenItem) => boolean): Promise<string[]> {
  return (await posts(locale))
    .flatMap(({items}) => items)
    .filter(keep)
    .map(({title}) => withoutMarks(title));
}

/** Chips are buttons; the list is complete when the count in its heading is. */
const chip = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', {name: group}).getByRole('button', {name, exact: true});

const results = (page: Page): Locator => page.getByRole('article').getByRole('heading', {level: 3});

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];
  const [isNew] = t.kinds;

  test.describe(device, () => {
    test.use({viewport});

    test(`chips filter all posts and are in the address (${id} ${device})`, async ({page}) => {
      await open(page, at('/blog'));
      await expect(chip(page, t.product, t.all)).toHaveAttribute('aria-pressed', 'true');
      await chip(page, t.product, 'YiCAT').click();
      await expect(page).toHaveURL(at('/blog?product=yicat'));
      const ofProduct = await titlesOf(id, ({product}) => product === 'yicat');
      await expect(results(page)).toHaveText(ofProduct);
      await expect(page.getByRole('status')).toHaveText(t.changes(ofProduct.length));
      await expect(page.getByRole('navigation', {name: t.pages})).toHaveCount(0);

      await chip(page, t.kind, isNew).click();
      await expect(page).toHaveURL(at('/blog?product=yicat&kind=new'));
      const both = await titlesOf(id, ({product, kind}) => product === 'yicat' && kind === 'new');
      await expect(results(page)).toHaveText(both);
      await expect(page.getByRole('status')).toHaveText(t.changes(both.length));

      await chip(page, t.product, t.all).click();
      await expect(page).toHaveURL(at('/blog?kind=new'));
      await expect(results(page)).toHaveText(await titlesOf(id, ({kind}) => kind === 'new'));
      await chip(page, t.kind, isNew).click();
      await expect(page).toHaveURL(at('/blog'));
      await expect(page.getByRole('article')).toHaveCount(10);
    });
  });
});

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;
  const [, , isFixed] = t.kinds;
  const qtrans = productById('qtrans').name.zh;

  test(`several products are any of them, several kinds too (${id})`, async ({page}) => {
    await open(page, at('/blog?product=faq&product=plugin&kind=fixed&kind=new'));
    await expect(results(page)).toHaveText(
      await titlesOf(
        id,
        ({product, kind}) => ['faq', 'plugin'].includes(product) && kind !== 'improved',
      ),
    );
  });

  test(`a shared address shows the same list on every page of the log (${id})`, async ({page}) => {
    const expected = await titlesOf(
      id,
      ({product, kind}) => product === 'qtrans' && kind === 'fixed',
    );
    for (const path of ['/blog', '/blog/page/3']) {
      await open(page, at(`${path}?product=qtrans&kind=fixed`));
      await expect(results(page)).toHaveText(expected);
      await expect(chip(page, t.product, qtrans)).toHaveAttribute('aria-pressed', 'true');
      await expect(chip(page, t.kind, isFixed)).toHaveAttribute('aria-pressed', 'true');
      await expect(chip(page, t.product, t.all)).toHaveAttribute('aria-pressed', 'false');
    }
  });

  test(`back and forward walk through the choices (${id})`, async ({page}) => {
    await open(page, at('/blog'));
    await chip(page, t.product, qtrans).click();
    await chip(page, t.kind, isFixed).click();
    const filtered = await titlesOf(
      id,
      ({product, kind}) => product === 'qtrans' && kind === 'fixed',
    );
    await expect(results(page)).toHaveText(filtered);
    await page.goBack();
    await expect(page).toHaveURL(at('/blog?product=qtrans'));
    await expect(results(page)).toHaveText(await titlesOf(id, ({product}) => product === 'qtrans'));
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.goForward();
    await page.goForward();
    await expect(results(page)).toHaveText(filtered);
  });

  test(`the keyboard is enough, and stays where it is (${id})`, async ({page}) => {
    await open(page, at('/blog'));
    await chip(page, t.product, t.all).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(at('/blog?product=yicat'));
    await expect(chip(page, t.product, 'YiCAT')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/blog'));
    await expect(chip(page, t.product, 'YiCAT')).toBeFocused();
  });

  test(
    `S2.67 a chip leaves the page where the reader has scrolled it (${id})`,
    nightly,
    async ({page}) => {
      await open(page, at('/blog'));
      const ofProduct = chip(page, t.product, 'YiCAT');
      await ofProduct.evaluate((element) => {
        window.scrollBy(0, element.getBoundingClientRect().top - 100);
      });
      const scrolled = () => page.evaluate(() => window.scrollY);
      const before = await scrolled();
      expect(before).toBeGreaterThan(50);
      await ofProduct.click();
      await expect(page).toHaveURL(at('/blog?product=yicat'));
      await expect(results(page)).toHaveText(
        await titlesOf(id, ({product}) => product === 'yicat'),
      );
      expect(await scrolled()).toBe(before);
    },
  );

  test(`a result leads to its place in its post, and to its article (${id})`, async ({page}) => {
    await open(page, at('/blog?product=faq&kind=fixed'));
    const result = page.getByRole('article');
    await expect(result.getByRole('link').last()).toHaveAttribute(
      'href',
      at('/docs/faq/unbind-phone'),
    );
    await result.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(at('/blog/2025-06-12-qa-checks#email-codes'));
    await expect(page.locator('#email-codes')).toBeInViewport();
    const marked = page.locator('[data-current]', {has: page.locator('#email-codes')});
    await expect(marked).toBeVisible();
  });

  test(
    `the list stays until the page behind a result is there (${id})`,
    nightly,
    async ({page}) => {
      // Otherwise the files might be prefetched before the press.
      await saveData(page);
      await open(page, at('/blog?product=faq&kind=fixed'));
      await expect(results(page)).toHaveCount(1);
      const found = await results(page).allInnerTexts();
      const held = /\/assets\/js\/(?!main|preact|runtime)[^/]+\.js$/;
      const release = await hold(page, held);
      const asked = page.waitForRequest(held);
      await page.getByRole('article').getByRole('heading').getByRole('link').click();
      await asked;
      await expect(page).toHaveURL(/#email-codes$/);
      await expect(results(page)).toHaveText(found);
      release();
      await expect(page.locator('#email-codes')).toBeInViewport();
    },
  );

  test(`nothing found is said, not shown as an empty page (${id})`, async ({page}) => {
    await open(page, at('/blog?product=alignment&kind=fixed'));
    await expect(page.getByRole('status')).toHaveText(t.none);
  });
});

test('unknown values in the address are ignored', async ({page}) => {
  await open(page, '/blog?product=<b>nope</b>&kind=');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.locator('main b')).toHaveCount(0);
});

test.describe('when the list of changes does not arrive', () => {
  test.use({allowedErrors: [/./]});

  test('says so and tries again', nightly, async ({page}) => {
    await open(page, '/blog');
    let broken = true;
    await page.route(/\/assets\/js\//, (route) => (broken ? route.abort() : route.continue()));
    await chip(page, '产品', '快翻').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('无法载入更新列表');
    broken = false;
    await alert.getByRole('button').click();
    await expect(results(page)).toHaveText(
      await titlesOf('zh', ({product}) => product === 'qtrans'),
    );
  });
});
