import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface UnderlinedProps {
  children: ReactNode;
}

/** A term of the termbase found in the source. */
export function Underlined({children}: UnderlinedProps): ReactNode {
  return <span className={styles.underlined}>{children}</span>;
}
