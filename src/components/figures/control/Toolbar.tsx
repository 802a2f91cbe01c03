import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ToolbarProps {
  children: ReactNode;
}

/** A row of buttons, fields and chips. */
export function Toolbar({children}: ToolbarProps): ReactNode {
  return <div className={styles.toolbar}>{children}</div>;
}
