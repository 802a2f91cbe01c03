import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface InsProps {
  children: ReactNode;
}

/** Inserted text of track changes. */
export function Ins({children}: InsProps): ReactNode {
  return <ins className={styles.ins}>{children}</ins>;
}
