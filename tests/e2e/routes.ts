import {existsSync} from 'node:fs';
import {contentFile} from '../../checks/site/contentFile.ts';
import {productIds, type ProductId} from '../../config/products.ts';
import {articlesOf, sidebars} from '../../config/sidebars/index.ts';

export interface ArticleRoute {
  readonly product: ProductId;
  readonly slug: string;
  /** Without a language. */
  readonly route: string;
}

const isWritten = (product: ProductId, slug: string) =>
  existsSync(contentFile({kind: 'article', product, slug}, 'zh'));

/** The articles that are written; the content check `article-list` names the others. */
export const articleRoutes: readonly ArticleRoute[] = productIds.flatMap((product) =>
  articlesOf(product)
    .filter((slug) => isWritten(product, slug))
    .map((slug) => ({product, slug, route: `/docs/${product}/${slug}`})),
);

/** Category pages: a section named by the specification that has no article of its own. */
export const sectionRoutes: readonly ArticleRoute[] = productIds.flatMap((product) =>
  sidebars[product]
    .filter(
      ({kind, articles}) => kind === 'page' && articles.some((slug) => isWritten(product, slug)),
    )
    .map(({key}) => ({product, slug: key, route: `/docs/${product}/${key}`})),
);

export const landingRoutes: readonly ArticleRoute[] = productIds.map((product) => ({
  product,
  slug: 'index',
  route: `/docs/${product}`,
}));

/** One page of each kind, for tests that look at everything a page can be. */
export const pageTypes: Readonly<Record<string, string>> = {
  home: '/',
  'product list': '/docs',
  landing: '/docs/faq',
  category: sectionRoutes[0]?.route ?? '/docs/plugin/mt-plugin',
  'task article': '/docs/faq/create-account',
  'concept article': '/docs/plugin/intro',
  'FAQ article': '/docs/plugin/faqs',
  'update log': '/blog',
  archive: '/blog/archive',
  authors: '/blog/authors',
  'about page': '/markdown-page',
  search: '/search',
  'not found': '/nope',
  'not found in docs': '/docs/faq/nope',
};
