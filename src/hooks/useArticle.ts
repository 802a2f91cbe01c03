import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {type ArticleData, articleKey, type LandingData} from '@site/plugins/articles/ArticleData';

const isPageData = (value: unknown): value is ArticleData | LandingData =>
  typeof value === 'object' && value !== null && 'kind' in value;

/**
 * Returns the build data of the current page. `kind: 'landing'` distinguishes the landing page of a
 * product from articles.
 * @throws Error outside pages of products, and if `config/frontMatter.ts` does not read articles
 */
export function useDocData(): ArticleData | LandingData {
  const data: unknown = Reflect.get(useDoc().frontMatter, articleKey);
  if (!isPageData(data)) {
    throw new Error(
      `The page has no “${articleKey}” in its front matter: is plugins/articles in config/frontMatter.ts?`,
    );
  }
  return data;
}

/** Returns the build data of the current article. Throws on landing pages. */
export function useArticle(): ArticleData {
  const data = useDocData();
  if (data.kind === 'landing') {
    throw new Error('A landing page shows a part that belongs to articles.');
  }
  return data;
}
