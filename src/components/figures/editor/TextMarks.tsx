import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './TextMarks.module.css';

export interface TagProps {
  n: number;
  /** Kind of the tag. The thick edge of a paired tag is on the side of its text. */
  kind?: 'open' | 'close' | 'single';
}

/** A tag of the editor, which represents formatting or other content of the file. */
export function Tag({n, kind = 'single'}: TagProps): ReactNode {
  return <span className={clsx(styles.tag, styles[kind])}>{n}</span>;
}

export interface TextMarkProps {
  children: ReactNode;
}

/** Inserted text of track changes. */
export function Ins({children}: TextMarkProps): ReactNode {
  return <ins className={styles.ins}>{children}</ins>;
}

/** Deleted text of track changes. */
export function Del({children}: TextMarkProps): ReactNode {
  return <del className={styles.del}>{children}</del>;
}

/** The part of a match that differs from the current source. */
export function Diff({children}: TextMarkProps): ReactNode {
  return <span className={styles.diff}>{children}</span>;
}

/** A term in the source that the termbase has. */
export function Underlined({children}: TextMarkProps): ReactNode {
  return <span className={styles.underlined}>{children}</span>;
}

/** A text cursor. */
export function Cursor(): ReactNode {
  return <span className={styles.cursor} />;
}
