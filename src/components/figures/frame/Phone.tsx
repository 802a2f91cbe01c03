import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PhoneProps {
  title?: string;
  children?: ReactNode;
}

/** A phone with the product. */
export function Phone({title, children}: PhoneProps): ReactNode {
  return (
    <div className={clsx(styles.window, styles.phone)}>
      <div className={styles.bar}>{title && <span className={styles.name}>{title}</span>}</div>
      <div className={styles.container}>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
