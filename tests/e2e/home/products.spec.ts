import {products, type ProductId} from '../../../config/products.ts';
import {sidebars} from '../../../config/sidebars/index.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {readPage} from '../readPage.ts';

const sections = (product: ProductId) => sidebars[product].length;
const titles = {zh: '全部产品', en: 'All products'};

forEachLocale(({id, at, siteTitle}) => {
  test(`S2.24 ${id}: /docs lists every product with its sections`, async ({page}) => {
    await page.goto(at('/docs'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titles[id]);
    await expect(page).toHaveTitle(`${titles[id]} | ${siteTitle}`);
    const rows = page.getByRole('region', {name: titles[id]}).getByRole('listitem');
    await expect(rows).toHaveCount(products.length);
    for (const [index, product] of products.entries()) {
      await expect(rows.nth(index)).toContainText(product.need[id]);
      await expect(
        rows.nth(index).getByText(new RegExp(`^${sections(product.id)} (个栏目|sections?)`)),
      ).toBeVisible();
    }
  });

  test(`S2.24 ${id}: each row of /docs leads to the product`, async ({request}) => {
    const list = await readPage(request, at('/docs'));
    const names = list.texts('main a');
    const addresses = list.attributes('main a', 'href');
    for (const product of products) {
      const address = addresses[names.indexOf(product.name[id])] ?? '';
      expect(address).toBe(at(`/docs/${product.id}`));
      const [heading] = (await readPage(request, address)).texts('h1');
      expect(heading).toContain(product.name[id]);
    }
  });
});

inOneLanguage('zh', ({id, at}) => {
  test(`S2.24 ${id}: the first link of a landing page is the product's first article`, async ({
    request,
  }) => {
    for (const product of products) {
      const page = await readPage(request, at(`/docs/${product.id}`));
      const [first] = page.attributes('main li a', 'href');
      expect(first).toBe(at(`/docs/${product.id}/${product.firstArticle}`));
    }
  });
});
