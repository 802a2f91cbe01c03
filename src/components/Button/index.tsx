import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Ring} from '@site/src/components/Ring';
import styles from './styles.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** The one thing the view is for; at most one a view. */
  primary?: boolean;
  /** Takes no action but stays reachable, so that the reason in the text nearby can be found. */
  disabled?: boolean;
  /** Something is under way: a ring before the label, and no second action. */
  busy?: boolean;
}

/** A push button of 32 px, 44 px where fingers point. */
export function Button({
  primary = false,
  disabled = false,
  busy = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps): ReactNode {
  const inactive = disabled || busy;
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy || undefined}
      aria-disabled={inactive || undefined}
      className={clsx(styles.button, primary && styles.primary, className)}
      onClick={(event) => {
        if (inactive) {
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
