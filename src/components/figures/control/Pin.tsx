import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PinProps {
  /** Which text of the figure's `pins` explains this place, from 1. */
  n: number;
}

/** A numbered disc on a place in the drawing. */
export function Pin({n}: PinProps): ReactNode {
  // The word joiner keeps the disc on the line of the text it belongs to.
  return (
    <span className={styles.anchor}>
      {'\u2060'}
      <span className={styles.pin}>{n}</span>
    </span>
  );
}
