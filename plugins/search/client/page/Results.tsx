import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import {oftenAsked} from '@site/config/oftenAsked';
import {Button} from '@site/src/components/Button';
import Heading from '@theme/Heading';
import {isProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {openAddress} from '../connection/application.ts';
import type {AnswerBlock} from '../../markup/extracts.ts';
import {FaultNote, PartialNote} from '../parts/FaultNote.tsx';
import {NoResults} from '../parts/NoResults.tsx';
import {SearchWords} from '../parts/SearchWords.tsx';
import {useCountText, WidenedTerms} from '../parts/ResultSummary.tsx';
import {addSearch} from '../state/useRecentSearches.ts';
import type {SearchState} from '../state/useSearch.ts';
import {useSearchSite} from '../state/useSearchSite.ts';
import type {AnswerHit} from '../protocol.ts';
import {AnswerText, CopyAnswer, Marked} from '../parts/HitTexts.tsx';
import {AppLink} from '../parts/AppLink.tsx';
import {groupOf, useGroupLabel} from '../parts/groupHits.ts';
import {hitAddress} from '../parts/hitAddress.ts';
import styles from './styles.module.css';

interface HitsProps {
  hits: readonly AnswerHit[];
  /** The start of the first hit's text if it answers the query; otherwise empty. */
  best: readonly AnswerBlock[];
  onFollow: (url: string) => void;
}

/** Prepends the name of the hit's group, unless the breadcrumbs contain it. */
const placeOf = (group: string, breadcrumbs: readonly string[]) =>
  (breadcrumbs[0] === group ? breadcrumbs : [group, ...breadcrumbs]).join(' / ');

/** Lists the results in the order of their rank. */
function Hits({hits, best, onFollow}: HitsProps): ReactNode {
  const {baseUrl} = useSearchSite();
  const groupLabel = useGroupLabel();
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(hits);

  // The button “More” disappears on the last page, so the focus moves to the first new hit. Another
  // search has other hits before it.
  useEffect(() => {
    const before = last.current;
    last.current = hits;
    const isContinued = before.every(({url}, at) => url === hits[at]?.url);
    if (isContinued && document.activeElement === document.body) {
      list.current?.children[before.length]?.querySelector('a')?.focus({preventScroll: true});
    }
  }, [hits]);

  return (
    <ol ref={list} role="list" className={styles.hits}>
      {hits.map((hit, at) => {
        const isAnswer = at === 0 && best.length > 0;
        const group = groupOf(hit.url, baseUrl);
        return (
          <li
            key={hit.url}
            className={styles.hit}
            {...(isProductId(group) && {'data-accent': group})}
          >
            <span className={styles.mark}>
              {isProductId(group) && <Mark name={group} size={20} />}
            </span>
            <div>
              <Heading as="h2" className={styles.names}>
                <AppLink href={hitAddress(hit)} onFollow={onFollow} className={styles.link}>
                  <Marked text={hit.title} />
                  {hit.section && (
                    <>
                      {' '}
                      <span className={styles.section}>
                        <Marked text={hit.section} />
                      </span>
                    </>
                  )}
                </AppLink>
              </Heading>
              <p className={styles.crumbs}>{placeOf(groupLabel(group), hit.breadcrumbs)}</p>
              {isAnswer ? (
                <>
                  <AnswerText blocks={best} />
                  <p className={styles.copy}>
                    <CopyAnswer hit={hit} best={best} />
                  </p>
                </>
              ) : (
                <p className={styles.passage}>{hit.passage && <Marked text={hit.passage} />}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

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
  /** Loads the missing files again. */
  onRetry: () => void;
}

/** Shows the results, or the reason why there are none. */
export function Results({
  query,
  search,
  limit,
  onMore,
  onSearch,
  onRetry,
}: ResultsProps): ReactNode {
  const {locale} = useSearchSite();
  const countText = useCountText();
  const {answer, fault, isBusy, isSlow} = search;
  const follow = (url: string) => {
    addSearch(query);
    openAddress(url);
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
      {fault && <FaultNote fault={fault} isBusy={isBusy} onRetry={onRetry} />}
      {answer?.partial && <PartialNote onRetry={onRetry} />}
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
