import {Children, type ReactNode} from 'react';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

export interface ColumnsProps {
  /** Two or three parts. */
  children: ReactNode;
}

/** Parts side by side, or stacked on phones. */
export function Columns({children}: ColumnsProps): ReactNode {
  return (
    <div className={styles.columns}>
      {Children.toArray(children).map((child, index) => (
        <div key={index} className={styles.container}>
          {child}
        </div>
      ))}
    </div>
  );
}

export interface CompareProps {
  before: ReactNode;
  after: ReactNode;
  /** Names of the two sides. */
  labels: readonly [string, string];
}

/** A comparison of the same content before and after. */
export function Compare({before, after, labels: [first, second]}: CompareProps): ReactNode {
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
