import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import styles from './styles.module.css';

/** A tick in a table cell. */
export function Yes(): ReactNode {
  return <Icon name="check" className={styles.yes} />;
}

/** A dash in a table cell. */
export function No(): ReactNode {
  return <span className={styles.no}>–</span>;
}
