import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import styles from './styles.module.css';

/** The room beside the sidebar; its pages bring their own grid. */
export default function DocRootLayoutMain({children}: Props): ReactNode {
  return <main className={styles.main}>{children}</main>;
}
