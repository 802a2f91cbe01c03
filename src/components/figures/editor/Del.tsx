import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface DelProps {
  children: ReactNode;
}

/** Deleted text of track changes. */
export function Del({children}: DelProps): ReactNode {
  return <del className={styles.del}>{children}</del>;
}
