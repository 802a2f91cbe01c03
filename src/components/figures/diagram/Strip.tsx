import clsx from 'clsx';
import type {ReactNode} from 'react';
import shapes from './shapes.module.css';
import styles from './Strip.module.css';

export interface StripProps {
  steps: readonly {title: ReactNode; text?: ReactNode}[];
}

/** Numbered steps. Up to six are side by side if there is room. */
export function Strip({steps}: StripProps): ReactNode {
  return (
    <div className={clsx(styles.strip, steps.length <= 6 && styles.row)}>
      {steps.map(({title, text}, index) => (
        <div key={index} className={styles.part}>
          <span className={styles.count}>{index + 1}</span>
          <span>
            <span className={shapes.title}>{title}</span>
            {text && <span className={shapes.text}>{text}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
