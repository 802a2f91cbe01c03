import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import styles from './styles.module.css';

export interface SplitBarProps {
  parts: readonly {
    label: ReactNode;
    /** Size of the part, in the same unit for all parts. */
    size: number;
    note?: ReactNode;
    tone?: Tone;
  }[];
}

/** A bar that is split into parts. */
export function SplitBar({parts}: SplitBarProps): ReactNode {
  const whole = parts.reduce((sum, {size}) => sum + size, 0);
  return (
    <div
      className={styles.split}
      style={{'--columns': parts.map(({size}) => `minmax(72px, ${size}fr)`).join(' ')}}
    >
      {parts.map(({label, size, note, tone = 'accent'}, index) => (
        <div key={index} data-tone={tone} style={{'--share': `${(100 * size) / whole}%`}}>
          <span className={styles.part}>{label}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      ))}
    </div>
  );
}
