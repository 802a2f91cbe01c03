import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface UnderlinedProps {
  children: ReactNode;
}

/** A term in the source that the termbase has. */
export function Underlined({children}: UnderlinedProps): ReactNode {
  return <span className={styles.underlined}>{children}</span>;
}
