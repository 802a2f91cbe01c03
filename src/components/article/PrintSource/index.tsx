import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useArticle} from '@site/src/hooks/useArticle';
import styles from './styles.module.css';

/** Where the page is from and how old it is; on paper only. */
export function PrintSource(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {updated} = useArticle();
  return (
    <p aria-hidden="true" className={styles.source}>
      <span>{`${siteConfig.url}${metadata.permalink}`}</span>
      <span>{updated}</span>
    </p>
  );
}
