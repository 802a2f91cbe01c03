import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The main part of a page that is laid out on the row grid: number, source, target. */
export function RowPage({children}: {children: ReactNode}): ReactNode {
  return <main className={styles.page}>{children}</main>;
}
