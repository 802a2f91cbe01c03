import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface DataTableProps {
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Index of the marked row. */
  active?: number;
  /** Grid track of each column, for example `2fr` or `80px`. */
  widths?: readonly string[];
  /** Indexes of the columns with numbers, dates or code. */
  mono?: readonly number[];
  /** Whether each row becomes a block on phones, by default for four or more columns. */
  stack?: boolean;
}

/** A list or table of the product. */
export function DataTable({
  columns,
  rows,
  active,
  widths,
  mono = [],
  stack = columns.length > 3,
}: DataTableProps): ReactNode {
  return (
    <div
      className={clsx(styles.table, stack && styles.stack)}
      style={{'--columns': widths?.join(' ') ?? `repeat(${columns.length}, auto)`}}
    >
      <div className={clsx(styles.row, styles.head)}>
        {columns.map((column, index) => (
          <span key={index}>{column}</span>
        ))}
      </div>
      {rows.map((cells, rowIndex) => (
        <div key={rowIndex} className={clsx(styles.row, rowIndex === active && styles.active)}>
          {cells.map((cell, index) => (
            <span
              key={index}
              data-label={stack ? columns[index] : undefined}
              className={clsx(mono.includes(index) && styles.mono)}
            >
              <span>{cell}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
