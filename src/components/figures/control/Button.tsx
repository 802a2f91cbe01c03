import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ButtonProps {
  /** Whether this is the main button of the view. */
  primary?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** The picture of a button. */
export function Button({primary = false, disabled = false, children}: ButtonProps): ReactNode {
  return (
    <span className={clsx(styles.button, primary && styles.primary, disabled && styles.disabled)}>
      {children}
    </span>
  );
}
