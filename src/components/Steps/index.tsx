import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface StepsProps {
  /** One numbered list. The second paragraph of each step is its result. */
  children: ReactNode;
}

/**
 * A procedure with one action per row and numbers in the number column. `data-steps` marks it for
 * the structured data that the release writes.
 */
export function Steps({children}: StepsProps): ReactNode {
  return (
    <div className={styles.steps} data-steps>
      {children}
    </div>
  );
}
