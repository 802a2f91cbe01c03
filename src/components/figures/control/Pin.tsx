import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PinProps {
  /** Number of the text in the figure's `pins` that explains this place, counted from 1. */
  n: number;
}

/** A numbered disc on a place in the drawing. */
export function Pin({n}: PinProps): ReactNode {
  // The word joiner keeps the disc on the line of its text.
  return (
    <span className={styles.anchor}>
      {'\u2060'}
      <span className={styles.pin}>{n}</span>
    </span>
  );
}
