import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {ErrorBox} from '@site/src/components/ErrorBox';
import type {FaultKind} from '../protocol.ts';
import styles from './styles.module.css';

const messageOf = (fault: FaultKind): string => {
  switch (fault) {
    case 'unreachable':
      return translate({id: 'search.fault.unreachable', message: '没能载入搜索，请检查网络。'});
    case 'missing':
      return translate({
        id: 'search.fault.missing',
        message: '没有找到搜索的数据，网站可能正在更新。请稍后重试。',
      });
    case 'broken':
      return translate({id: 'search.fault.broken', message: '搜索的数据不完整，请重试。'});
    case 'outdated':
      return translate({
        id: 'search.fault.outdated',
        message: '网站已经更新，这一页还是旧的。请刷新页面后再搜索。',
      });
    case 'failed':
      return translate({id: 'search.fault.failed', message: '搜索出错了，请重试。'});
  }
};

export interface FaultNoteProps {
  fault: FaultKind;
  isBusy: boolean;
  onRetry: () => void;
}

/** Explains why the search cannot answer, and offers a retry. */
export function FaultNote({fault, isBusy, onRetry}: FaultNoteProps): ReactNode {
  return (
    <div className={styles.fault}>
      <ErrorBox
        action={
          <Button busy={isBusy} onClick={onRetry}>
            <Translate id="search.retry">重试</Translate>
          </Button>
        }
      >
        {messageOf(fault)}
      </ErrorBox>
    </div>
  );
}

/** Says that some products are missing from the answer. */
export function PartialNote({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <p className={styles.partial}>
      <Translate id="search.partial">部分产品的内容没能载入，结果不完整。</Translate>{' '}
      <button type="button" className={styles.textButton} onClick={onRetry}>
        <Translate id="search.retry">重试</Translate>
      </button>
    </p>
  );
}
