import {productIds, type ProductId} from '../../config/products.ts';
import {sidebars} from '../../config/sidebars/index.ts';
import {listedArticles} from '../../plugins/articles/listedArticles.ts';

export interface ArticleRoute {
  readonly product: ProductId;
  readonly slug: string;
  /** Route without a language. */
  readonly route: string;
}

const listed = listedArticles(process.cwd(), 'zh');

export const articleRoutes: readonly ArticleRoute[] = productIds.flatMap((product) =>
  listed[product].map((slug) => ({product, slug, route: `/docs/${product}/${slug}`})),
);

/** Category pages of sections without an article, as the specification names them. */
export const sectionRoutes: readonly ArticleRoute[] = productIds.flatMap((product) =>
  sidebars[product]
    .filter(({kind}) => kind === 'page')
    .map(({key}) => ({product, slug: key, route: `/docs/${product}/${key}`})),
);

export const landingRoutes: readonly ArticleRoute[] = productIds.map((product) => ({
  product,
  slug: 'index',
  route: `/docs/${product}`,
}));

/** One page of each kind, for tests that cover all kinds. */
export const pageTypes: Readonly<Record<string, string>> = {
  home: '/',
  'product list': '/docs',
  landing: '/docs/faq',
  category: sectionRoutes[0]?.route ?? '/docs/plugin/mt-plugin',
  'task article': '/docs/faq/create-account',
  'concept article': '/docs/plugin/intro',
  'FAQ article': '/docs/plugin/faqs',
  'reference article': '/docs/yicat/api/overview',
  'update log': '/blog',
  'filtered update log': '/blog?product=yicat',
  post: '/blog/2025-09-12-custom-qa-conditions',
  archive: '/blog/archive',
  authors: '/blog/authors',
  glossary: '/glossary',
  'about page': '/markdown-page',
  search: '/search',
  'not found': '/nope',
  'not found in docs': '/docs/faq/nope',
};

/** Page types that show nothing that another one does not show as well. */
const alike = ['concept article', 'update log', 'not found'];

/** The page types for tests that take long on each page. */
export const distinctPageTypes = Object.fromEntries(
  Object.entries(pageTypes).filter(([name]) => !alike.includes(name)),
);
