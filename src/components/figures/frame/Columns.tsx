import {Children, type ReactNode} from 'react';
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
