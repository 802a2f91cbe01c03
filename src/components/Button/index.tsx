import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Ring} from '@site/src/components/Ring';
import styles from './styles.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Whether this is the main action of the view. A view has at most one. */
  primary?: boolean;
  /** Whether the action is running. A ring precedes the label, and clicks are ignored. */
  busy?: boolean;
}

/** A push button with a height of 32 px, or 44 px for touch. */
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
