import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface DiffProps {
  children: ReactNode;
}

/** The part of a match that differs from the current source. */
export function Diff({children}: DiffProps): ReactNode {
  return <span className={styles.diff}>{children}</span>;
}
