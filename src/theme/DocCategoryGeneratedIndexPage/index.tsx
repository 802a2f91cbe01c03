import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import {otherLocale} from '@site/config/locales';
import {TitlePair} from '@site/src/components/article/TitlePair';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {useLocale} from '@site/src/hooks/useLocale';
import {useTitleInProduct} from '@site/src/hooks/useTitleInProduct';
import styles from './styles.module.css';

function TitlePairOfSection(): ReactNode {
  const locale = otherLocale(useLocale());
  const {createUrl} = useAlternatePageUtils();
  const title: unknown = useCurrentSidebarCategory().customProps?.twinLabel;
  return typeof title === 'string' ? (
    <TitlePair title={title} address={createUrl({locale, fullyQualified: false})} />
  ) : null;
}

function Articles(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const {docs} = useDocsVersion();
  return (
    // Safari removes list semantics with the numbers. The role keeps them.
    <ol className={styles.list} role="list" data-nosnippet>
      {items
        .filter((item) => item.type === 'link')
        .filter(({unlisted}) => !unlisted)
        .map(({docId = '', href, label}, index) => (
          <PairRow
            key={href}
            number={index + 1}
            source={<RowLink to={href}>{label}</RowLink>}
            target={<span className={styles.description}>{docs[docId]?.description}</span>}
          />
        ))}
    </ol>
  );
}

/** The page of a section: its lead, and its articles in reading order. */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, navigation} = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata
        title={useTitleInProduct(title)}
        {...(description !== undefined && {description})}
      />
      <div className={styles.page}>
        <article>
          <DocBreadcrumbs />
          <header className={styles.header}>
            <Heading as="h1">{title}</Heading>
            <TitlePairOfSection />
            <p className={styles.lead}>{description}</p>
          </header>
          <Articles />
        </article>
        <DocPaginator {...navigation} />
      </div>
    </>
  );
}
