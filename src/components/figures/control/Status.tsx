import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import styles from './styles.module.css';

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
