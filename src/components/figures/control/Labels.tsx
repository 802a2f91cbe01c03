import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import pin from './Pin.module.css';
import styles from './styles.module.css';

export interface ChipProps {
  selected?: boolean;
  tone?: Tone;
  children: ReactNode;
}

/** A small label: a filter, a badge, a choice. */
export function Chip({selected = false, tone = 'neutral', children}: ChipProps): ReactNode {
  return (
    <span data-tone={tone} className={clsx(styles.chip, selected && styles.selected)}>
      {children}
    </span>
  );
}

export interface StatusProps {
  tone?: Tone;
  children: ReactNode;
}

/** A state as a small square and a word. The square is open if the tone is neutral. */
export function Status({tone = 'neutral', children}: StatusProps): ReactNode {
  return (
    <span data-tone={tone} className={styles.status}>
      {children}
    </span>
  );
}

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
      <span className={pin.pin}>{n}</span>
    </span>
  );
}
