import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {PairRow} from '@site/src/components/PairRow';
import {BoxField} from '@site/src/components/SearchField/BoxField';
import {useLocale} from '@site/src/hooks/useLocale';
import {SimilarPages} from './SimilarPages';
import styles from './styles.module.css';

/**
 * The page for an unknown address. It shows the address as a segment without a translation, a link
 * to report it, a search field and pages with a similar address. The static page serves every
 * address, so a script fills in the address.
 */
export function NotFound(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const locale = useLocale();
  return (
    <div className={styles.notFound}>
      <p className={styles.code}>404</p>
      <Heading as="h1" className={styles.heading}>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <ul className={styles.segment} role="list">
        <PairRow
          number={1}
          source={
            isBrowser ? (
              <code className={styles.address}>{pathname}</code>
            ) : (
              <Translate id="shell.notFound.address">您打开的地址</Translate>
            )
          }
          target={
            <span className={styles.empty}>
              <Translate id="shell.notFound.empty">空译文</Translate>
            </span>
          }
          aside="0%"
          dashed
        />
      </ul>
      <p className={styles.message}>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        {locale === 'zh' ? '' : ' '}
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <BoxField
        className={styles.search}
        label={translate({id: 'shell.searchForm.label', message: '搜索全部产品'})}
      />
      {isBrowser && <SimilarPages pathname={pathname} />}
    </div>
  );
}
