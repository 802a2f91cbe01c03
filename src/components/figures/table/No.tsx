import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A dash in a table cell. */
export function No(): ReactNode {
  return <span className={styles.no}>–</span>;
}
