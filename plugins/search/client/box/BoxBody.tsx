import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Ring} from '@site/src/components/Ring';
import type {Answer} from '../answer.ts';
import {FaultNote} from '../parts/FaultNote.tsx';
import {NoResults} from '../parts/NoResults.tsx';
import {PartialNote} from '../parts/PartialNote.tsx';
import type {BoxPanelProps} from './BoxPanel.tsx';
import {EmptyBox} from './EmptyBox.tsx';
import {HitList} from './HitList.tsx';
import styles from './styles.module.css';

interface BoxBodyProps extends BoxPanelProps {
  answer: Answer | null;
}

/** The content of the box: hits, or the reason why there are none. */
export function BoxBody(props: BoxBodyProps): ReactNode {
  const {query, search, answer, recent, onSearch, onFollow} = props;
  if (query.trim() === '') {
    return <EmptyBox recent={recent} onSearch={onSearch} />;
  }
  if (search.fault) {
    return <FaultNote fault={search.fault} isBusy={search.isBusy} onRetry={search.retry} />;
  }
  if (!answer) {
    return (
      <p className={styles.loading} role="status">
        <Ring />
        <span>
          {search.isSlow ? (
            <Translate id="search.slow">
              网络较慢，仍在载入搜索。也可以按 Enter 打开结果页。
            </Translate>
          ) : (
            <Translate id="search.loading">正在载入搜索</Translate>
          )}
        </span>
      </p>
    );
  }
  return (
    <>
      {answer.partial && <PartialNote onRetry={search.retry} />}
      {answer.total === 0 ? (
        <NoResults
          query={search.answered}
          nearest={answer.nearest}
          onSearch={onSearch}
          onFollow={onFollow}
        />
      ) : (
        <HitList {...props} />
      )}
    </>
  );
}
