import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import {mainId} from '@site/src/lib/mainId';
import styles from './styles.module.css';

/** The main element beside the sidebar. Pages have their own grid. */
export default function DocRootLayoutMain({children}: Props): ReactNode {
  return (
    <main className={styles.main} id={mainId}>
      {children}
    </main>
  );
}
