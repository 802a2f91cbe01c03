import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import {Track} from './Track';
import styles from './styles.module.css';

export interface BarsProps {
  rows: readonly {
    label: ReactNode;
    /** Percentage from 0 to 100. */
    value: number;
    note?: ReactNode;
    tone?: Tone;
  }[];
}

/** Progress bars, one per row. */
export function Bars({rows}: BarsProps): ReactNode {
  return (
    <div className={styles.bars}>
      {rows.map(({label, value, note, tone = 'accent'}, index) => (
        <div key={index} className={styles.measure}>
          <span>{label}</span>
          <Track value={value} tone={tone} />
          <span className={styles.mono}>{`${value}%`}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      ))}
    </div>
  );
}
