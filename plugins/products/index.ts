import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products} from '../../config/products.ts';
import {accentStylesheet} from './accentStylesheet.ts';

/** Turns the product list into the stylesheet that gives each product its accent. */
export default async function productsPlugin(context: LoadContext): Promise<Plugin> {
  const stylesheet = path.join(context.generatedFilesDir, 'products', 'accents.css');
  await mkdir(path.dirname(stylesheet), {recursive: true});
  await writeFile(stylesheet, accentStylesheet(products));
  return {
    name: 'products',
    getClientModules: () => [stylesheet],
    getPathsToWatch: () => [path.join(context.siteDir, 'config/products.ts')],
  };
}
