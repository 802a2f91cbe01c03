import type {ArticleData} from '@site/plugins/articles/ArticleData';
import {usePageData} from './usePageData';

/** Returns the build data of the current article. Throws on landing pages. */
export function useArticle(): ArticleData {
  const data = usePageData();
  if (data.kind === 'landing') {
    throw new Error('A landing page shows a part that belongs to articles.');
  }
  return data;
}
