import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

export interface CompareProps {
  before: ReactNode;
  after: ReactNode;
  /** Names of the two sides. */
  labels?: readonly [string, string];
}

/** A comparison of the same content before and after. */
export function Compare({before, after, labels}: CompareProps): ReactNode {
  const [first, second] = labels ?? [
    translate({id: 'figure.compare.before', message: '之前'}),
    translate({id: 'figure.compare.after', message: '之后'}),
  ];
  return (
    <div className={styles.compare}>
      <div className={styles.container}>
        <div className={styles.label}>{first}</div>
        <div className={styles.sheet}>{before}</div>
      </div>
      <Tie direction="fold" confirmed className={styles.joint} />
      <div className={styles.container}>
        <div className={styles.label}>{second}</div>
        <div className={styles.sheet}>{after}</div>
      </div>
    </div>
  );
}
