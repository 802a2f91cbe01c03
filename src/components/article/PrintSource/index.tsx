import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useArticle} from '@site/src/hooks/useArticle';
import styles from './styles.module.css';

/** The address and date of the page, shown only in print. */
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
