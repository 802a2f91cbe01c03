import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TieProps {
  /** The pair is confirmed: the line takes the accent and the target square fills. */
  confirmed?: boolean;
  /** One side is missing or out of date. */
  dashed?: boolean;
  /** `across` joins left and right, `down` joins above and below. */
  direction?: 'across' | 'down';
  /** Without its target square, where the line ends in a bracket beside several targets. */
  open?: boolean;
  className?: string;
}

/**
 * The line that says "these two belong together".
 * It takes the room its container gives it; a row that sets `--tie-color` and `--tie-fill`
 * confirms it on hover. Decorative for assistive technology: the pair must read well without it.
 */
export function Tie({
  confirmed = false,
  dashed = false,
  direction = 'across',
  open = false,
  className,
}: TieProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        styles.tie,
        direction === 'down' ? styles.down : styles.across,
        confirmed && styles.confirmed,
        dashed && styles.dashed,
        open && styles.open,
        className,
      )}
    />
  );
}
