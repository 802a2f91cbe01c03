import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
