import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeIds, type LocaleId, type Localized} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {articleCount} from '../../config/sidebars/index.ts';
import {contentFile} from '../../content/contentFile.ts';
import {addProduct, newProduct} from '../../tests/growth/addProduct.ts';
import {root} from '../../scripts/root.mjs';
import {addTo} from '../../src/lib/addTo.ts';
import {varyArticle} from './varyArticle.ts';

/** Entries that the copy does not need. */
const left = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'bench',
  'build',
  'docs',
  'node_modules',
  'test-results',
  'tests',
]);

const articlesInSection = 20;

interface Page {
  readonly product: string;
  readonly section: number;
  readonly slug: string;
  readonly number: number;
}

/**
 * Returns the ids of the products of a site that has a number of them: all of this project, and added
 * ones up to the number.
 */
export const productsOf = (count: number): readonly string[] => [
  ...productIds.slice(0, -1),
  ...Array.from(
    {length: Math.max(0, count - productIds.length)},
    (_, index) => newProduct + String.fromCharCode(97 + index),
  ),
  ...productIds.slice(-1),
];

/** Plans the additional pages up to the total number, spread evenly over the products. */
export function plannedPages(total: number, products: readonly string[] = productIds): Page[] {
  return Array.from({length: Math.max(0, total - articleCount)}, (_, number) => {
    const product = products[number % products.length];
    if (!product) {
      throw new Error('config/products.ts lists no product.');
    }
    const section = Math.floor(number / products.length / articlesInSection);
    return {product, section, slug: `usage/scale-${section}/page-${number}`, number};
  });
}

function frontMatter({number}: Page, locale: LocaleId): string {
  const title = locale === 'zh' ? `第 ${number} 篇` : `Page ${number}`;
  return `---\ntitle: ${title}\ndescription: ${title}。\nkind: concept\naudience: [translator]\nupdated: 2026-11-21\n---\n\n`;
}

/** Appends sections to a product's sidebar module. */
function withSections(code: string, pages: readonly Page[]): string {
  const sections = new Map<number, string[]>();
  for (const {section, slug} of pages) {
    addTo(sections, section, slug);
  }
  const added = [...sections].map(([section, articles]) => {
    const key = `scale-${section}`;
    const label = {zh: key, en: key};
    return `${JSON.stringify({kind: 'category', key, label, lead: label, articles})},`;
  });
  const end = code.lastIndexOf('];');
  return `${code.slice(0, end)}${added.join('\n')}\n];\n`;
}

/**
 * Creates a copy of this project with the requested number of articles in each language: its own,
 * and variants of the given texts, in sections of 20.
 * @param texts plain Markdown, by language
 * @param products ids of all products of the copy
 */
export async function makeSite(
  site: string,
  total: number,
  texts: Localized<readonly string[]>,
  products: readonly string[] = productIds,
): Promise<void> {
  await rm(site, {recursive: true, force: true});
  await mkdir(site, {recursive: true});
  for (const entry of await readdir(root)) {
    if (!left.has(entry)) {
      await cp(path.join(root, entry), path.join(site, entry), {recursive: true});
    }
  }
  await symlink(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');

  for (const product of products.filter((id) => !productIds.some((own) => own === id))) {
    await addProduct(site, product);
  }
  const pages = plannedPages(total, products);
  for (const page of pages) {
    for (const locale of localeIds) {
      const own = texts[locale];
      const text = own[page.number % own.length] ?? '';
      const file = path.join(site, contentFile({kind: 'article', ...page}, locale));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, frontMatter(page, locale) + varyArticle(text, page.number));
    }
  }
  for (const product of products) {
    const file = path.join(site, `config/sidebars/${product}.ts`);
    const own = pages.filter((page) => page.product === product);
    await writeFile(file, withSections(await readFile(file, 'utf8'), own));
  }
}
