import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOC from '@theme/TOC';
import {ArticleHeader} from '@site/src/components/article/ArticleHeader';
import {ChangedIn} from '@site/src/components/article/ChangedIn';
import {Feedback} from '@site/src/components/article/Feedback';
import {FreshnessNote} from '@site/src/components/article/FreshnessNote';
import {MarkdownLinks} from '@site/src/components/article/MarkdownLinks';
import {PrintSource} from '@site/src/components/article/PrintSource';
import {RelatedArticles} from '@site/src/components/article/RelatedArticles';
import {ContentsDisclosure} from '@site/src/components/ContentsDisclosure';
import {LandingPage} from '@site/src/components/landing/LandingPage';
import {ParallelView} from '@site/src/components/parallel/ParallelView';
import {ReadingGrid} from '@site/src/components/ReadingGrid';
import {ReadingText} from '@site/src/components/ReadingText';
import {useArticle, useDocData} from '@site/src/hooks/useArticle';
import {useArticleToc} from '@site/src/hooks/useArticleToc';

function Article({children}: Props): ReactNode {
  const {metadata, toc: headings} = useDoc();
  const {newer, twin} = useArticle();
  const toc = useArticleToc();
  const {docMarkdown, docTocDesktop, docTocMobile} = ThemeClassNames.docs;
  const hasContents = headings.length > 0;
  return (
    <ReadingGrid contents={hasContents ? <TOC className={docTocDesktop} toc={toc} /> : undefined}>
      <ContentVisibility metadata={metadata} />
      <article>
        <DocBreadcrumbs />
        <ArticleHeader />
        {hasContents && <ContentsDisclosure className={docTocMobile} toc={toc} />}
        {newer && <FreshnessNote newer={newer} address={twin.address} />}
        <ParallelView address={twin.address}>
          <ReadingText className={docMarkdown}>{children}</ReadingText>
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
