import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface KbdProps {
  /** Key or combination on Windows. */
  win: string;
  /** Key or combination on a Mac, if it differs. */
  mac?: string;
}

/**
 * A key or combination. If the keyboards differ, it shows both: the static page does not know the
 * reader's keyboard, and changing the text later would shift the layout.
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
