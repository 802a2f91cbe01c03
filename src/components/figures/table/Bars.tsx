import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import styles from './styles.module.css';

interface TrackProps {
  /** Percentage from 0 to 100. */
  value: number;
  tone?: Tone;
}

/**
 * The line of a progress bar.
 * @throws Error that stops the build, because MDX does not check the types of props
 */
function Track({value, tone = 'accent'}: TrackProps): ReactNode {
  if (!(value >= 0 && value <= 100)) {
    throw new Error(`A bar in a figure has the value ${value}: write a percentage from 0 to 100.`);
  }
  return (
    <span data-tone={tone} className={styles.track}>
      <span style={{width: `${value}%`}} />
    </span>
  );
}

export interface BarProps {
  /** Percentage from 0 to 100. */
  value: number;
}

/** Progress in a table cell. */
export function Bar({value}: BarProps): ReactNode {
  return (
    <span className={styles.bar}>
      <Track value={value} />
      <span className={styles.mono}>{`${value}%`}</span>
    </span>
  );
}

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
