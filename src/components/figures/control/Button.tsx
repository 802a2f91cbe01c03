import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Pin} from './Labels';
import styles from './styles.module.css';

export interface ButtonProps {
  /** Whether this is the main button of the view. */
  primary?: boolean;
  disabled?: boolean;
  pin?: number;
  children: ReactNode;
}

/** The picture of a button. */
export function Button({primary = false, disabled = false, pin, children}: ButtonProps): ReactNode {
  const button = (
    <span className={clsx(styles.button, primary && styles.primary, disabled && styles.disabled)}>
      {children}
    </span>
  );
  return pin === undefined ? (
    button
  ) : (
    <span className={styles.pinned}>
      {button}
      <Pin n={pin} />
    </span>
  );
}
