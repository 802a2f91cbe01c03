import type {ReactNode} from 'react';
import {mainId} from '@site/src/lib/mainId';
import styles from './styles.module.css';

/** The main element of a page that shows an error instead of its content. */
export function ErrorMain({children}: {children: ReactNode}): ReactNode {
  return (
    <main className={styles.main} id={mainId}>
      {children}
    </main>
  );
}
