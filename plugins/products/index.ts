import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products} from '../../config/products.ts';
import {productScript} from '../../config/productScript.ts';
import {accentStylesheet} from './accentStylesheet.ts';

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
    getPathsToWatch: () => [path.join(context.siteDir, 'config/products.ts')],
  };
}
