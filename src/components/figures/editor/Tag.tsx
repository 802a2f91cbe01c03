import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TagProps {
  n: number;
  /** Kind of the tag. The thick edge of a paired tag is on the side of its text. */
  kind?: 'open' | 'close' | 'single';
}

/** A tag of the editor, which represents formatting or other content of the file. */
export function Tag({n, kind = 'single'}: TagProps): ReactNode {
  return <span className={clsx(styles.tag, styles[kind])}>{n}</span>;
}
