import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import {pageKey} from '@site/plugins/pages/PageData';
import {FreshnessNote} from '@site/src/components/article/FreshnessNote';
import {ContentsDisclosure} from '@site/src/components/ContentsDisclosure';
import {PageHeader} from '@site/src/components/PageHeader';
import {ReadingGrid} from '@site/src/components/ReadingGrid';
import {ReadingText} from '@site/src/components/ReadingText';
import {UpdatedOn} from '@site/src/components/UpdatedOn';
import {mainId} from '@site/src/lib/mainId';
import {readBuildData} from '@site/src/lib/readBuildData';
import styles from './styles.module.css';

/** A Markdown page with the layout of an article: title pair, number column, contents. */
export default function MDXPage({content: Text}: Props): ReactNode {
  const {metadata, assets, toc} = Text;
  const {description, frontMatter} = metadata;
  const {title, updated, twin, newer} = readBuildData(frontMatter, pageKey);
  const image = assets.image ?? frontMatter.image;
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata
          title={title}
          {...(description && {description})}
          {...(frontMatter.keywords && {keywords: frontMatter.keywords})}
          {...(image && {image})}
        />
        <main className={styles.main} id={mainId}>
          <ReadingGrid
            contents={
              toc.length > 0 ? (
                <TOC className={ThemeClassNames.docs.docTocDesktop} toc={toc} />
              ) : undefined
            }
          >
            <ContentVisibility metadata={metadata} />
            <article>
              <PageHeader title={title} twin={{...twin, outdated: newer !== undefined}}>
                <UpdatedOn date={updated} />
              </PageHeader>
              {toc.length > 0 && <ContentsDisclosure toc={toc} />}
              {newer && <FreshnessNote newer={newer} address={twin.address} />}
              <ReadingText>
                <Text />
              </ReadingText>
            </article>
          </ReadingGrid>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
