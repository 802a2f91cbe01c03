import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import {OwnPart} from '@site/src/components/OwnPart';
import styles from './styles.module.css';

/** The room beside the sidebar; its pages bring their own grid. */
export default function DocRootLayoutMain({children}: Props): ReactNode {
  return (
    <main className={styles.main}>
      <OwnPart>{children}</OwnPart>
    </main>
  );
}
