import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Ring} from '@site/src/components/Ring';
import styles from './styles.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Whether this is the main action of the view. A view has at most one. */
  primary?: boolean;
  /** Whether the action is running. A ring precedes the label, and clicks are ignored. */
  busy?: boolean;
  /** Whether another action is running. Clicks are ignored, and the button keeps the focus. */
  waiting?: boolean;
}

/** A push button with a height of 32 px, or 44 px for touch. */
export function Button({
  primary = false,
  busy = false,
  waiting = false,
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
      aria-disabled={busy || waiting || undefined}
      className={clsx(styles.button, primary && styles.primary, className)}
      onClick={(event) => {
        if (busy || waiting) {
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
