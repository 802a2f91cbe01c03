import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Chips to press, with room for a mouse or a finger. Other props are those of a `div`. */
export function ChipGroup({className, ...props}: ComponentProps<'div'>): ReactNode {
  return <div {...props} className={clsx(styles.chips, className)} />;
}
