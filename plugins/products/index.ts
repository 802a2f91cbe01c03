import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products, type Product} from '../../config/products.ts';
import {productScript} from '../../config/productScript.ts';

/**
 * Writes the custom properties of the product accents. The dark ones apply on screen only, because
 * print is light. `html[data-product]` colours a page and `[data-accent]` a part of one. Both set
 * `--product-accent` and Infima's primary colour. The framework's class for a docs version does so
 * too, for products without a root attribute.
 */
function accentStylesheet(products: readonly Pick<Product, 'id' | 'accent'>[]): string {
  const palette = (mode: 'light' | 'dark') =>
    products.map(({id, accent}) => `  --accent-${id}: ${accent[mode]};`).join('\n');
  const scopes = products
    .map(
      ({id}) => `html[data-product='${id}'],
html.docs-version-${id},
[data-accent='${id}'] {
  --product-accent: var(--accent-${id});
  --ifm-color-primary: var(--product-accent);
}`,
    )
    .join('\n');
  return `:root {\n${palette('light')}\n}\n@media not print {\n[data-theme='dark'] {\n${palette('dark')}\n}\n}\n${scopes}\n`;
}

/**
 * Generates the stylesheet with the accent of each product, and the script that sets the product of
 * a page before the first paint.
 */
export default async function productsPlugin(context: LoadContext): Promise<Plugin> {
  const stylesheet = path.join(context.generatedFilesDir, 'products', 'accents.css');
  await mkdir(path.dirname(stylesheet), {recursive: true});
  await writeFile(stylesheet, accentStylesheet(products));
  return {
    name: 'products',
    getClientModules: () => [stylesheet],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: productScript(products)}],
    }),
  };
}
