import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface KbdProps {
  /** A key or combination, as Windows keyboards name it. */
  win: string;
  /** The same on a Mac, where it differs. */
  mac?: string;
}

/**
 * A key or combination. Both keyboards are named where they differ: the page cannot know before it
 * is shown which one the reader has, and a text that changes later moves the line.
 */
export function Kbd({win, mac = win}: KbdProps): ReactNode {
  return (
    <>
      <kbd className={styles.key}>{win}</kbd>
      {mac !== win && (
        <>
          <span className={styles.or}>
            /<span className="visually-hidden"> Mac</span>
          </span>
          <kbd className={styles.key}>{mac}</kbd>
        </>
      )}
    </>
  );
}
