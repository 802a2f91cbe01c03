import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface MonoProps {
  /** Whether it is a block that keeps spaces and line breaks. */
  block?: boolean;
  children: ReactNode;
}

/** Monospaced text for code, keys and file names. */
export function Mono({block = false, children}: MonoProps): ReactNode {
  return <span className={clsx(styles.mono, block && styles.block)}>{children}</span>;
}
