import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TieProps {
  /** The pair is confirmed: the line takes the accent and the target square fills. */
  confirmed?: boolean;
  /** One side is missing or out of date. */
  dashed?: boolean;
  /**
   * `across` joins left and right, `down` joins above and below; `fold` joins across, and down
   * where the nearest size container is narrower than 480 px; `stack` joins across, and down on
   * narrow pages, where pairs stack.
   */
  direction?: 'across' | 'down' | 'fold' | 'stack';
  /**
   * Without its target square, where the line ends in a bracket beside several targets.
   * A `stack` has the square where it goes down: the bracket is absent there.
   */
  open?: boolean;
  /** The line alone, without squares, between two cells of an editor row. */
  bare?: boolean;
  className?: string | undefined;
}

/**
 * The line that says "these two belong together".
 * It takes the room its container gives it; a row that sets `--tie-color` and `--tie-fill`
 * confirms it on hover, `--tie-ground` is what an open square is filled with, `--tie-weight` the
 * thickness of the line. Decorative for assistive technology: the pair must read well without it.
 */
export function Tie({
  confirmed = false,
  dashed = false,
  direction = 'across',
  open = false,
  bare = false,
  className,
}: TieProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        styles.tie,
        styles[direction],
        confirmed && styles.confirmed,
        dashed && styles.dashed,
        open && styles.open,
        bare && styles.bare,
        className,
      )}
    />
  );
}
