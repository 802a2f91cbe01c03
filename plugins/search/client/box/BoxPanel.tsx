import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import type {HitGroup} from '../parts/groupHits.ts';
import {useCountText} from '../parts/useCountText.ts';
import type {RecentSearches} from '../state/useRecentSearches.ts';
import type {SearchState} from '../state/useSearch.ts';
import {BoxBody} from './BoxBody.tsx';
import {BoxFooter} from './BoxFooter.tsx';
import {BoxScope} from './BoxScope.tsx';
import type {Active} from './nextActive.ts';
import styles from './styles.module.css';
import type {PageContext} from './usePageContext.ts';

export interface BoxPanelProps {
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  optionId: (position: number) => string;
  query: string;
  search: SearchState;
  groups: readonly HitGroup[];
  active: Active;
  page: PageContext | null;
  isPageFirst: boolean;
  recent: RecentSearches;
  onPageFirst: (isPageFirst: boolean) => void;
  /** Replaces the text of the field. */
  onSearch: (words: string) => void;
  onFollow: (url: string) => void;
  onClose: () => void;
}

/** The open box: below the field, or full-screen on a phone. */
export function BoxPanel(props: BoxPanelProps): ReactNode {
  const {query, search, onClose} = props;
  const countText = useCountText();
  const answer = query.trim() === '' ? null : search.answer;
  // The box searches all products and only prefers the page's own, so the results page has no more.
  const isNothing = answer?.total === 0 && answer.complete;
  return (
    <>
      <div className={styles.dim} onClick={onClose} />
      <div
        className={styles.panel}
        onMouseDown={(event) => {
          // The focus stays in the field, so that its keys continue to work.
          if (!(event.target instanceof Element && event.target.closest('button, a'))) {
            event.preventDefault();
          }
        }}
      >
        <div className={styles.head}>
          {answer && answer.total > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {countText(answer.total)}
            </span>
          )}
          <kbd aria-hidden="true" className={styles.esc}>
            Esc
          </kbd>
          <button type="button" className={styles.cancel} onClick={onClose}>
            {translate({id: 'search.cancel', message: '取消'})}
          </button>
        </div>
        <BoxScope {...props} answer={answer} />
        <div className={styles.body}>
          <BoxBody {...props} answer={answer} />
        </div>
        {query.trim() !== '' && !isNothing && <BoxFooter {...props} />}
      </div>
    </>
  );
}
