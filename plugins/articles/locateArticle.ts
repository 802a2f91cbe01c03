import type {LocaleId} from '../../config/locales.ts';
import {isProductId, type ProductId} from '../../config/products.ts';
import {contentFile, contentFolder} from '../../content/contentFile.ts';

/** The article that a file contains. */
export interface ArticleLocation {
  /** Folder of the project, with `/` as separator and without a trailing one. */
  readonly root: string;
  readonly locale: LocaleId;
  readonly product: ProductId;
  /** Slug as in `config/sidebars/`. `index` is the landing page of the product. */
  readonly slug: string;
}

const chinese = contentFolder('article', 'zh');

const pattern = new RegExp(
  `^(?<root>.*)/(?<folder>${chinese}|${contentFolder('article', 'en')})/version-(?<product>[^/]+)/(?<slug>.+)\\.mdx?$`,
);

/**
 * Finds the article that a file contains.
 * @param filePath absolute path, with the separators of any system
 * @returns undefined for posts, pages, parts of articles (`_x.mdx`) and unknown products
 */
export function locateArticle(filePath: string): ArticleLocation | undefined {
  const groups = pattern.exec(filePath.replaceAll('\\', '/'))?.groups;
  const {root, folder, product, slug} = groups ?? {};
  if (root === undefined || slug === undefined || !isProductId(product)) {
    return undefined;
  }
  if (slug.split('/').some((segment) => segment.startsWith('_'))) {
    return undefined;
  }
  return {root, locale: folder === chinese ? 'zh' : 'en', product, slug};
}

/** Returns the file of an article, relative to the project. */
export function articleFile({locale, product, slug}: Omit<ArticleLocation, 'root'>): string {
  return contentFile({kind: 'article', product, slug}, locale);
}

/**
 * Whether the framework would publish an article at the address of its folder, where no link,
 * redirect or sidebar finds it.
 */
export function isFolderPage(slug: string): boolean {
  const [name = '', folder] = slug.toLowerCase().split('/').reverse();
  return name === 'readme' || (folder !== undefined && (name === 'index' || name === folder));
}

/** Returns the route of an article without a language prefix, as `Link` needs it. */
export function articleRoute({
  product,
  slug,
}: Readonly<Record<'product' | 'slug', string>>): string {
  return slug === 'index' ? `/docs/${product}` : `/docs/${product}/${slug}`;
}
