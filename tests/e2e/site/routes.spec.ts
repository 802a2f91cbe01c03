import {existsSync, readFileSync} from 'node:fs';
import {productById, productIds, type ProductId} from '../../../config/products.ts';
import {redirects} from '../../../config/redirects.ts';
import {sidebars} from '../../../config/sidebars/index.ts';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {articleRoutes, landingRoutes, sectionRoutes} from '../routes.ts';

/** The row of the specification that names a product's articles. */
const rows: Partial<Record<ProductId, string>> = {
  yicat: 'S2.17',
  yiloc: 'S2.18',
  aligner: 'S2.19',
  alignment: 'S2.20',
  qtrans: 'S2.21',
  plugin: 'S2.22',
  faq: 'S2.23',
};

forEachLocale(({id: locale, at, siteTitle, lang}) => {
  test.describe(locale, () => {
    test('S1.1 every address of the sitemap is a page', async ({request}) => {
      const sitemap = await (await request.get(at('/sitemap.xml'))).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(paths.length).toBeGreaterThan(articleRoutes.length);
      // One after another: hundreds of connections at once test the machine, not the site.
      const answers: {path: string; status: number}[] = [];
      for (const path of paths) {
        const answer = await request.get(path, {maxRedirects: 0});
        answers.push({path, status: answer.status()});
      }
      expect(answers.filter(({status}) => status !== 200)).toEqual([]);
    });

    for (const product of productIds) {
      test.describe(product, () => {
        // The static page is what has to be right; the script would only cost time here.
        test.use({javaScriptEnabled: false});

        test(`${rows[product] ?? 'S2.24'} S2.15 every article is a page, in its language, in the sidebar`, async ({
          page,
        }) => {
          test.setTimeout(120_000);
          const own = articleRoutes.filter((article) => article.product === product);
          expect(own).not.toEqual([]);
          for (const {route} of own) {
            const answer = await page.goto(at(route), {waitUntil: 'domcontentloaded'});
            expect(answer?.status(), route).toBe(200);
            expect(await page.getAttribute('html', 'lang'), route).toBe(lang);
            const heading = await page.locator('main h1').innerText();
            await expect(page, route).toHaveTitle(`${heading} | ${siteTitle}`);
            if (locale === 'zh') {
              expect(heading, route).toMatch(/\p{Script=Han}/u);
            } else {
              expect(heading, route).not.toMatch(/\p{Script=Han}/u);
            }
            const current = page.locator(`aside a[href="${at(route)}"]:not([role])`);
            await expect(current, route).toHaveAttribute('aria-current', 'page');
          }
        });

        test('S2.14 S2.24 the landing page and the sections are pages, without banner or badge', async ({
          page,
        }) => {
          const own = [...landingRoutes, ...sectionRoutes].filter(
            (each) => each.product === product,
          );
          for (const {route, slug} of own) {
            const answer = await page.goto(at(route), {waitUntil: 'domcontentloaded'});
            expect(answer?.status(), route).toBe(200);
            const section = sidebars[product].find(({key}) => key === slug);
            const heading = slug === 'index' ? productById(product).name : section?.label;
            await expect(page.locator('main h1'), route).toContainText(heading?.[locale] ?? '');
            await expect(page.locator('.theme-doc-version-banner'), route).toHaveCount(0);
            await expect(page.locator('.theme-doc-version-badge'), route).toHaveCount(0);
          }
        });
      });
    }

    test('S2.24 /docs lists the products', async ({page}) => {
      await page.goto(at('/docs'));
      for (const {route} of landingRoutes) {
        await expect(page.locator(`main a[href="${at(route)}"]`).first()).toBeVisible();
      }
    });

    test('S2.12 a trailing index.html leads to the page, and the canonical address lacks it', async ({
      page,
    }) => {
      const route = '/docs/faq/create-account';
      await page.goto(`${at(route)}/index.html`);
      await expect(page.locator('main h1')).toBeVisible();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(at(route));
    });

    test('redirects are real and keep the query', async ({request}) => {
      for (const {from, to} of redirects) {
        const answer = await request.get(`${at(from)}?a=1`, {maxRedirects: 0});
        expect(answer.status(), from).toBe(301);
        expect(answer.headers().location, from).toBe(`${at(to)}?a=1`);
      }
    });

    test.describe('an article', () => {
      test.use({allowedErrors: [notFoundAnswer]});

      test('S2.16 matches its address exactly', async ({page}) => {
        const answer = await page.goto(at('/docs/faq/create-account/x'));
        expect(answer?.status()).toBe(404);
      });
    });
  });
});

test('S2.1 the site lies at the root', async ({request}) => {
  expect((await request.get('/', {maxRedirects: 0})).status()).toBe(200);
});

test('S2.14 S9.5 each product is a version, the seven of the specification among them, and none is current', async ({
  request,
}) => {
  const versions: unknown = JSON.parse(readFileSync('versions.json', 'utf8'));
  expect(versions).toEqual(productIds);
  expect(productIds).toEqual(expect.arrayContaining(Object.keys(rows)));
  expect((await request.get('/docs/next')).status()).toBe(404);
  expect(existsSync('docs/intro.md')).toBe(false);
});
