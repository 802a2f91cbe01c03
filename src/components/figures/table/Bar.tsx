import type {ReactNode} from 'react';
import {Track} from './Track';
import styles from './styles.module.css';

export interface BarProps {
  /** Percentage from 0 to 100. */
  value: number;
}

/** Progress in a table cell. */
export function Bar({value}: BarProps): ReactNode {
  return (
    <span className={styles.bar}>
      <Track value={value} />
      <span className={styles.mono}>{`${value}%`}</span>
    </span>
  );
}
