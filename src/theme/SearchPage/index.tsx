import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import SearchPage from '@theme-original/SearchPage';
import {MainLandmarkContext} from '@site/src/theme/Layout/MainLandmarkContext';
import styles from './styles.module.css';

/** The plugin's page sets a bare title and has no `main`; both are added around it. */
export default function SearchPageWrapper(): ReactNode {
  const {title, titleDelimiter} = useDocusaurusContext().siteConfig;
  return (
    <MainLandmarkContext value={styles.page ?? ''}>
      <Head titleTemplate={`%s ${titleDelimiter} ${title}`}>{null}</Head>
      <SearchPage />
    </MainLandmarkContext>
  );
}
