import type {ProductId} from '../products.ts';
import {aligner} from './aligner.ts';
import {alignment} from './alignment.ts';
import {faq} from './faq.ts';
import {plugin} from './plugin.ts';
import {qtrans} from './qtrans.ts';
import type {Section} from './section.ts';
import {yicat} from './yicat.ts';
import {yiloc} from './yiloc.ts';

export type {Section} from './section.ts';

/** The sections of every product, in the order of the sidebar. */
export const sidebars: Readonly<Record<ProductId, readonly Section[]>> = {
  yicat,
  yiloc,
  aligner,
  alignment,
  qtrans,
  plugin,
  faq,
};

/** Returns the slugs of a product's articles, in reading order. */
export function articlesOf(product: ProductId): readonly string[] {
  return sidebars[product].flatMap((section) => section.articles);
}

/** Returns the keys of a product's sections that have a page. No article can have such a slug. */
export function sectionPagesOf(product: ProductId): readonly string[] {
  return sidebars[product].filter(({kind}) => kind === 'page').map(({key}) => key);
}

/** Number of articles of the site. */
export const articleCount: number = Object.values(sidebars)
  .flat()
  .reduce((sum, section) => sum + section.articles.length, 0);
