import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import styles from './styles.module.css';

export interface StatusProps {
  tone?: Tone;
  children: ReactNode;
}

/** A state: a small square, open while nothing is said about it, and the word. */
export function Status({tone = 'neutral', children}: StatusProps): ReactNode {
  return (
    <span data-tone={tone} className={styles.status}>
      {children}
    </span>
  );
}
