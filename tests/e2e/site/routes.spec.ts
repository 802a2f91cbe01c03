import {readFileSync} from 'node:fs';
import type {LocaleId} from '../../../config/locales.ts';
import {productById, productIds, type ProductId} from '../../../config/products.ts';
import {redirects} from '../../../config/redirects.ts';
import {sidebars} from '../../../config/sidebars/index.ts';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {readPage} from '../readPage.ts';
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

/** The title of a page names the product once. */
function titleInProduct(heading: string, product: ProductId, locale: LocaleId): string {
  const name = productById(product).name[locale];
  return heading.includes(name) ? heading : `${heading} | ${name}`;
}

forEachLocale(({id: locale, at, siteTitle, lang}) => {
  test.describe(locale, () => {
    test('S1.1 every address of the sitemap is a page', async ({request}) => {
      const sitemap = await (await request.get(at('/sitemap.xml'))).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(paths.length).toBeGreaterThan(articleRoutes.length);
      // The requests run in sequence: hundreds of parallel connections would test the machine instead.
      const answers: {path: string; status: number}[] = [];
      for (const path of paths) {
        const answer = await request.get(path, {maxRedirects: 0});
        answers.push({path, status: answer.status()});
      }
      expect(answers.filter(({status}) => status !== 200)).toEqual([]);
    });

    for (const product of productIds) {
      test.describe(product, () => {
        test(`${rows[product] ?? 'S2.24'} S2.15 every article is a page, in its language, in the sidebar`, async ({
          request,
        }) => {
          const own = articleRoutes.filter((article) => article.product === product);
          expect(own).not.toEqual([]);
          for (const {route} of own) {
            const page = await readPage(request, at(route));
            expect(page.status, route).toBe(200);
            expect(page.attributes('html', 'lang'), route).toEqual([lang]);
            const headings = page.texts('main h1');
            expect(headings, route).toHaveLength(1);
            expect(page.texts('title'), route).toEqual([
              `${titleInProduct(headings[0] ?? '', product, locale)} | ${siteTitle}`,
            ]);
            expect(/\p{Script=Han}/u.test(headings.join()), route).toBe(locale === 'zh');
            const current = page.attributes(
              `aside a[href="${at(route)}"]:not([role])`,
              'aria-current',
            );
            expect(current, route).toEqual(['page']);
          }
        });

        test('S2.14 S2.24 the landing page and the sections are pages, without banner or badge', async ({
          request,
        }) => {
          const own = [...landingRoutes, ...sectionRoutes].filter(
            (each) => each.product === product,
          );
          for (const {route, slug} of own) {
            const page = await readPage(request, at(route));
            expect(page.status, route).toBe(200);
            const section = sidebars[product].find(({key}) => key === slug);
            const heading = slug === 'index' ? productById(product).name : section?.label;
            expect(page.texts('main h1').join(), route).toContain(heading?.[locale] ?? '');
            expect(page.texts('title'), route).toEqual([
              `${titleInProduct(heading?.[locale] ?? '', product, locale)} | ${siteTitle}`,
            ]);
            const notices = '.theme-doc-version-banner, .theme-doc-version-badge';
            expect(page.texts(notices), route).toEqual([]);
          }
        });
      });
    }

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
});
