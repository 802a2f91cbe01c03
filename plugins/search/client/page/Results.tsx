import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {oftenAsked} from '@site/config/oftenAsked';
import {Button} from '@site/src/components/Button';
import {useLocale} from '@site/src/hooks/useLocale';
import {FaultNote} from '../parts/FaultNote.tsx';
import {NoResults} from '../parts/NoResults.tsx';
import {PartialNote} from '../parts/PartialNote.tsx';
import {SearchWords} from '../parts/SearchWords.tsx';
import {useCountText} from '../parts/useCountText.ts';
import {WidenedTerms} from '../parts/WidenedTerms.tsx';
import {useRecentSearches} from '../state/useRecentSearches.ts';
import type {SearchState} from '../state/useSearch.ts';
import {Hits} from './Hits.tsx';
import styles from './styles.module.css';

/** Maximum number of synonyms shown; the most common words of a group come first. */
const mostWidened = 2;

export interface ResultsProps {
  query: string;
  search: SearchState;
  /** Number of results to show. */
  limit: number;
  onMore: () => void;
  /** Replaces the text of the field. */
  onSearch: (words: string) => void;
}

/** Shows the results, or the reason why there are none. */
export function Results({query, search, limit, onMore, onSearch}: ResultsProps): ReactNode {
  const history = useHistory();
  const locale = useLocale();
  const countText = useCountText();
  const recent = useRecentSearches();
  const {answer, fault, isBusy, isSlow, retry} = search;
  const follow = (url: string) => {
    recent.add(query);
    history.push(url);
  };
  if (query === '') {
    return (
      <div className={styles.facts}>
        <SearchWords
          label={translate({id: 'search.oftenAsked', message: '常查'})}
          words={oftenAsked[locale]}
          onSearch={onSearch}
        />
      </div>
    );
  }
  const isFound = answer !== null && answer.total > 0;
  return (
    <>
      <div className={styles.facts}>
        {isFound && answer.widened.length > 0 && (
          <div className={styles.widened}>
            <span aria-hidden="true">
              <Translate id="search.widened">也按这个词查找：</Translate>
            </span>
            <WidenedTerms terms={answer.widened.slice(0, mostWidened)} />
          </div>
        )}
        <p role="status" className={styles.count}>
          {isSlow && (
            <span>
              <Translate id="search.page.slow">网络较慢，仍在载入搜索。</Translate>
            </span>
          )}
          {!isBusy && answer && <span>{countText(answer.total)}</span>}
        </p>
      </div>
      {fault && <FaultNote fault={fault} isBusy={isBusy} onRetry={retry} />}
      {answer?.partial && <PartialNote onRetry={retry} />}
      {answer?.total === 0 && (
        <NoResults
          query={search.answered}
          nearest={answer.nearest}
          onSearch={onSearch}
          onFollow={follow}
        />
      )}
      {isFound && (
        <>
          <Hits hits={answer.hits} best={answer.best} onFollow={follow} />
          {answer.found > limit && (
            <Button onClick={onMore} busy={isBusy}>
              <Translate id="search.page.more">显示更多</Translate>
            </Button>
          )}
        </>
      )}
    </>
  );
}
