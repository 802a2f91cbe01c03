import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The place where one is typing. */
export function Cursor(): ReactNode {
  return <span className={styles.cursor} />;
}
