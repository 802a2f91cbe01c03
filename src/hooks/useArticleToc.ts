import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {changedInId, relatedId} from '@site/plugins/articles/ArticleData';
import {useArticle} from './useArticle';

type Toc = ReturnType<typeof useDoc>['toc'];

export function changedInTitle(): string {
  return translate({id: 'article.changedIn.heading', message: '更新记录'});
}

export function relatedTitle(): string {
  return translate({id: 'article.related.heading', message: '相关文章'});
}

/** Returns the headings of an article, including those that the page adds to its text. */
export function useArticleToc(): Toc {
  const {toc} = useDoc();
  const {changes, related} = useArticle();
  return useMemo(
    () => [
      ...toc,
      ...(changes.length > 0 ? [{id: changedInId, level: 2, value: changedInTitle()}] : []),
      ...(related.length > 0 ? [{id: relatedId, level: 2, value: relatedTitle()}] : []),
    ],
    [toc, changes, related],
  );
}
