import type {ReactNode} from 'react';
import {Box} from './Field';
import styles from './styles.module.css';

export interface ChecklistProps {
  items: readonly {text: ReactNode; done?: boolean; note?: ReactNode}[];
}

/** A to-do list with ticks. */
export function Checklist({items}: ChecklistProps): ReactNode {
  return (
    <div className={styles.checklist}>
      {items.map(({text, done = false, note}, index) => (
        <div key={index} className={styles.option}>
          <Box kind="check" on={done} />
          <span>
            {text}
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
