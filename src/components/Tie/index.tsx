import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TieProps {
  /**
   * Whether the pair is confirmed. The line then has the accent and the target square is filled.
   */
  confirmed?: boolean;
  /** Whether one side is missing or out of date. */
  dashed?: boolean;
  /**
   * `across` joins left and right, `down` joins top and bottom. `fold` joins across, or down if the
   * nearest size container is narrower than 480 px. `stack` joins across, or down on narrow pages,
   * on which pairs stack.
   */
  direction?: 'across' | 'down' | 'fold' | 'stack';
  /**
   * Whether the target square is left out, because the line ends in a bracket beside several
   * targets. A vertical `stack` has the square, because it has no bracket.
   */
  open?: boolean;
  /** Whether there is only a line without squares, between two cells of an editor row. */
  bare?: boolean;
  className?: string | undefined;
}

/**
 * A line that joins two parts of a pair. It fills its container. A row can confirm it on hover with
 * `--tie-color` and `--tie-fill`. `--tie-ground` fills an open square, and `--tie-weight` is the
 * thickness of the line. It is decorative, so the pair must be understandable without it.
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
