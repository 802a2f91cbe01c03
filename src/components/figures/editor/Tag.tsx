import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TagProps {
  n: number;
  /** The side on which a paired tag holds its text has the thick edge. */
  kind?: 'open' | 'close' | 'single';
}

/** A tag of the editor, standing for formatting or other content of the file. */
export function Tag({n, kind = 'single'}: TagProps): ReactNode {
  return <span className={clsx(styles.tag, styles[kind])}>{n}</span>;
}
