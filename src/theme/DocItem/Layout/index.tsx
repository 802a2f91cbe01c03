import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import {ArticleHeader} from '@site/src/components/article/ArticleHeader';
import {ChangedIn} from '@site/src/components/article/ChangedIn';
import {Feedback} from '@site/src/components/article/Feedback';
import {FreshnessNote} from '@site/src/components/article/FreshnessNote';
import {MarkdownLinks} from '@site/src/components/article/MarkdownLinks';
import {PrintSource} from '@site/src/components/article/PrintSource';
import {RelatedArticles} from '@site/src/components/article/RelatedArticles';
import {LandingPage} from '@site/src/components/landing/LandingPage';
import {ParallelView} from '@site/src/components/parallel/ParallelView';
import {ReadingGrid} from '@site/src/components/ReadingGrid';
import {useArticle, useDocData} from '@site/src/hooks/useArticle';

function Article({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  const {newer, twin} = useArticle();
  return (
    <ReadingGrid contents={toc.length > 0 ? <DocItemTOCDesktop /> : undefined}>
      <ContentVisibility metadata={metadata} />
      <article>
        <DocBreadcrumbs />
        <ArticleHeader />
        {toc.length > 0 && <DocItemTOCMobile />}
        {newer && <FreshnessNote newer={newer} address={twin.address} />}
        <ParallelView address={twin.address}>
          <DocItemContent>{children}</DocItemContent>
        </ParallelView>
        <ChangedIn />
        <RelatedArticles />
      </article>
      <Feedback />
      <MarkdownLinks />
      <DocItemPaginator />
      <PrintSource />
    </ReadingGrid>
  );
}

/** The layout of an article, or the landing page of a product. */
export default function DocItemLayout({children}: Props): ReactNode {
  const page = useDocData();
  const {metadata} = useDoc();
  return page.kind === 'landing' ? (
    <>
      <ContentVisibility metadata={metadata} />
      <LandingPage data={page}>{children}</LandingPage>
    </>
  ) : (
    <Article>{children}</Article>
  );
}
