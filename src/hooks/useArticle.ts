import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {
  type ArticleData,
  articleDataKey,
  type LandingData,
} from '@site/plugins/articles/ArticleData';
import {readBuildData} from '@site/src/lib/readBuildData';

/**
 * Returns the build data of the current page. `kind: 'landing'` distinguishes the landing page of a
 * product from articles.
 * @throws Error outside pages of products, and if `config/frontMatter.ts` does not read articles
 */
export const useDocData = (): ArticleData | LandingData =>
  readBuildData(useDoc().frontMatter, articleDataKey);

/** Returns the build data of the current article. Throws on landing pages. */
export function useArticle(): ArticleData {
  const data = useDocData();
  if (data.kind === 'landing') {
    throw new Error('A landing page shows a part that belongs to articles.');
  }
  return data;
}
