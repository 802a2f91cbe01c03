import type {ReactNode} from 'react';
import {mainId} from '@site/src/lib/mainId';
import styles from './styles.module.css';

/** The main element of a page with the row grid: number, source, target. */
export function RowPage({children}: {children: ReactNode}): ReactNode {
  return (
    <main className={styles.page} id={mainId}>
      {children}
    </main>
  );
}
