import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

export interface PairRowProps {
  /** The row's place in its list; left out on phones and for assistive technology. */
  number?: number;
  source: ReactNode;
  target: ReactNode;
  /** A figure at the row's right end; left out on phones. */
  aside?: ReactNode;
  /** Whose colour the row takes when it is confirmed. */
  accent?: ProductId;
  /**
   * `one`: the pair is confirmed on hover; its `RowLink` covers the row.
   * `several`: the tie ends in a bracket beside several targets, each with its own link.
   */
  targets?: 'one' | 'several';
  /** The pair is confirmed without being pointed at, as a best match is. */
  confirmed?: boolean;
  /** The target is missing. */
  dashed?: boolean;
  className?: string | undefined;
}

/**
 * A list item in which two things are joined by a tie: side by side on wide pages, one above the
 * other on narrow ones. Its parent is a list; the row draws the rule above itself.
 */
export function PairRow({
  number,
  source,
  target,
  aside,
  accent,
  targets = 'one',
  confirmed = false,
  dashed = false,
  className,
}: PairRowProps): ReactNode {
  return (
    <li className={clsx(styles.row, styles[targets], className)} data-accent={accent}>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <div className={styles.source}>
        <div className={styles.text}>{source}</div>
        <Tie
          className={styles.tie}
          direction="stack"
          open={targets === 'several'}
          confirmed={confirmed}
          dashed={dashed}
        />
      </div>
      <div className={styles.target}>{target}</div>
      {aside !== undefined && (
        <div className={styles.aside} data-nosnippet>
          {aside}
        </div>
      )}
    </li>
  );
}
