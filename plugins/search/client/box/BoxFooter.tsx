import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {productById} from '@site/config/products';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import {useLocale} from '@site/src/hooks/useLocale';
import {formatContext} from '../context.ts';
import {AppLink} from '../parts/AppLink.tsx';
import {CopyAnswer} from '../parts/CopyAnswer.tsx';
import type {BoxPanelProps} from './BoxPanel.tsx';
import styles from './styles.module.css';

type BoxFooterProps = Pick<BoxPanelProps, 'query' | 'search' | 'page' | 'onFollow'>;

/** Links to the results page, and a legend of the keys. */
export function BoxFooter({query, search, page, onFollow}: BoxFooterProps): ReactNode {
  const searchPage = useBaseUrl('/search');
  const locale = useLocale();
  const context = page ? productById(page.product).name[locale] : '';
  const links = [
    {
      label: translate({id: 'search.seeAll', message: '查看全部结果'}),
      url: resultsAddress(searchPage, query),
    },
    ...(page
      ? [
          {
            label: translate({id: 'search.seeWithin', message: '在“{context}”内查看'}, {context}),
            url: resultsAddress(
              searchPage,
              query,
              formatContext({kind: 'within', path: page.path}),
            ),
          },
          {
            label: translate({id: 'search.seeOutside', message: '在“{context}”外查看'}, {context}),
            url: resultsAddress(
              searchPage,
              query,
              formatContext({kind: 'outside', path: page.path}),
            ),
          },
        ]
      : []),
  ];
  const {hits = [], best = []} = search.answer ?? {};
  return (
    <div className={styles.footer}>
      <ul role="list" className={styles.links}>
        {links.map(({label, url}) => (
          <li key={url}>
            <AppLink href={url} onFollow={onFollow}>
              {label}
            </AppLink>
          </li>
        ))}
        {best.length > 0 && (
          <li>
            <CopyAnswer hit={hits[0]} best={best} />
          </li>
        )}
      </ul>
      <p aria-hidden="true" className={styles.hints}>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.keys.choose">选择</Translate>
        <kbd>Enter</kbd>
        <Translate id="search.keys.open">打开</Translate>
      </p>
    </div>
  );
}
