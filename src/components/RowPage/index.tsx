import type {ReactNode} from 'react';
import {OwnPart} from '@site/src/components/OwnPart';
import styles from './styles.module.css';

/** The main part of a page that is laid out on the row grid: number, source, target. */
export function RowPage({children}: {children: ReactNode}): ReactNode {
  return (
    <main className={styles.page}>
      <OwnPart>{children}</OwnPart>
    </main>
  );
}
