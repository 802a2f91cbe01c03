import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Ring} from '@site/src/components/Ring';
import styles from './styles.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** The one thing the view is for; at most one a view. */
  primary?: boolean;
  /** Something is under way: a ring before the label, and no second action. */
  busy?: boolean;
}

/** A push button of 32 px, 44 px where fingers point. */
export function Button({
  primary = false,
  busy = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={clsx(styles.button, primary && styles.primary, className)}
      onClick={(event) => {
        if (busy) {
          event.preventDefault();
        } else {
          onClick?.(event);
        }
      }}
    >
      {busy && <Ring />}
      {children}
    </button>
  );
}
