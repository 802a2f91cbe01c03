import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {oftenAsked} from '@site/config/oftenAsked';
import {Tie} from '@site/src/components/Tie';
import {useSearchSite} from '../state/useSearchSite.ts';
import {LinkLine, SearchWords} from './SearchWords.tsx';
import styles from './styles.module.css';

/** Number of frequent searches to offer. */
const mostOftenAsked = 3;

export interface NoResultsProps {
  query: string;
  /** Similar searches that would find something. */
  nearest: readonly string[];
  onSearch: (words: string) => void;
  onFollow: (url: string) => void;
}

/** Shown if nothing was found: similar searches, frequent searches, and other places to look. */
export function NoResults({query, nearest, onSearch, onFollow}: NoResultsProps): ReactNode {
  const {baseUrl, locale} = useSearchSite();
  const places = [
    {
      url: `${baseUrl}docs`,
      label: translate({id: 'search.place.products', message: '全部产品'}),
    },
    {
      url: `${baseUrl}docs/faq`,
      label: translate({id: 'search.place.faq', message: '账号常见问题'}),
    },
    {
      url: `${baseUrl}blog`,
      label: translate({id: 'search.place.updateLog', message: '更新日志'}),
    },
    {
      url: `${baseUrl}docs/faq/contact`,
      label: translate({id: 'search.place.contact', message: '联系客服'}),
    },
  ];
  return (
    <div className={styles.none}>
      <p className={styles.noneLine}>
        <span className={styles.noneQuery}>{query}</span>
        <Tie dashed className={styles.tie} />
        <strong>
          <Translate id="search.none">没有结果</Translate>
        </strong>
      </p>
      <SearchWords
        label={translate({id: 'search.nearest', message: '相近的词'})}
        words={nearest}
        onSearch={onSearch}
      />
      <SearchWords
        label={translate({id: 'search.oftenAsked', message: '常查'})}
        words={oftenAsked[locale].slice(0, mostOftenAsked)}
        onSearch={onSearch}
      />
      <LinkLine
        label={translate({id: 'search.places', message: '也可以看看'})}
        links={places}
        onFollow={({url}) => onFollow(url)}
      />
    </div>
  );
}
