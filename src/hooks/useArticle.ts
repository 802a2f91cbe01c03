import type {ArticleData} from '@site/plugins/articles/ArticleData';
import {usePageData} from './usePageData';

/** What the build knows about the article being shown. Only for parts of article pages. */
export function useArticle(): ArticleData {
  const data = usePageData();
  if (data.kind === 'landing') {
    throw new Error('A landing page shows a part that belongs to articles.');
  }
  return data;
}
