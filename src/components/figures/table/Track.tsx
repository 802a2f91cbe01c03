import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import styles from './styles.module.css';

interface TrackProps {
  /** Percentage from 0 to 100. */
  value: number;
  tone?: Tone;
}

/** The line of a progress bar. */
export function Track({value, tone = 'accent'}: TrackProps): ReactNode {
  return (
    <span data-tone={tone} className={styles.track}>
      <span style={{width: `${value}%`}} />
    </span>
  );
}
