import clsx from 'clsx';
import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import {Pin} from '../control/Labels';
import styles from './styles.module.css';
import {No, Yes} from './YesNo';

export interface DataTableProps {
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Index of the marked row. */
  active?: number;
  /** Grid track of each column, for example `2fr` or `80px`. */
  widths?: readonly string[];
  /** Indexes of the columns with numbers, dates or code. */
  mono?: readonly number[];
  /**
   * Whether each row becomes a block on phones, by default for four or more columns. Ticks are
   * compared with each other, so they stay in columns.
   */
  stack?: boolean;
}

/** Whether a cell has only a tick or a dash, with or without a pin. */
function isMark(cell: ReactNode): boolean {
  if (!isValidElement<{children?: ReactNode}>(cell)) {
    return false;
  }
  const {type, props} = cell;
  return type === Fragment
    ? Children.toArray(props.children).every(isMark)
    : [Yes, No, Pin].some((mark) => mark === type);
}

/** A list or table of the product. */
export function DataTable({
  columns,
  rows,
  active,
  widths,
  mono = [],
  stack = columns.length > 3 && !rows.every((cells) => cells.slice(1).every(isMark)),
}: DataTableProps): ReactNode {
  return (
    <div
      className={clsx(styles.table, stack ? styles.stack : columns.length > 3 && styles.dense)}
      style={{
        '--columns': widths?.join(' ') ?? 'repeat(var(--count), auto)',
        '--count': columns.length,
      }}
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
