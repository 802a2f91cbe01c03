import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

export interface PairRowProps {
  /** Position of the row in its list, hidden on phones and from assistive technology. */
  number?: number;
  source: ReactNode;
  target: ReactNode;
  /** Text such as a number at the right end of the row, hidden on phones. */
  aside?: ReactNode;
  /** Product whose colour the row has when it is confirmed. */
  accent?: ProductId;
  /**
   * `one`: the pair is confirmed on hover, and its `RowLink` covers the row. `several`: the tie
   * ends in a bracket beside several targets, each with its own link.
   */
  targets?: 'one' | 'several';
  /** Whether the pair is confirmed without hover, like a best match. */
  confirmed?: boolean;
  /** Whether the target is missing. */
  dashed?: boolean;
  className?: string | undefined;
}

/**
 * A list item with two parts that a tie joins: side by side on wide pages, one above the other on
 * narrow ones. Its parent is a list. The row draws the line above itself.
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
