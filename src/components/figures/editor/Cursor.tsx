import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A text cursor. */
export function Cursor(): ReactNode {
  return <span className={styles.cursor} />;
}
