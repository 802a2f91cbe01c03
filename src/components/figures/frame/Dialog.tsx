import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface DialogProps {
  title: string;
  /** Buttons below the content, with the primary one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A small window in the middle of the figure. */
export function Dialog({title, actions, children}: DialogProps): ReactNode {
  return (
    <div className={clsx(styles.window, styles.dialog)}>
      <div className={styles.bar}>
        <span className={styles.name}>{title}</span>
      </div>
      <div className={styles.container}>
        <div className={styles.body}>{children}</div>
      </div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </div>
  );
}
