import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface StepsProps {
  /** One numbered list; in each step the second paragraph is what the step leads to. */
  children: ReactNode;
}

/**
 * A procedure: one action a row, numbers in the number column. `data-steps` tells the release that
 * search engines may know the steps as such.
 */
export function Steps({children}: StepsProps): ReactNode {
  return <div className={styles.steps} data-steps>{children}</div>;
}
